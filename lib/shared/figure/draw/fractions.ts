import type { FractionBar, FractionPie, Parted } from '../schema/charts'
import { arcPoints, type Box, cornersOf, onCircle, type Point } from './geometry'
import { labelHeight, labelWidth } from './label-text'
import {
  area,
  LABEL_SIZE,
  type LabelShape,
  label,
  line,
  named,
  type Scene,
  type Shape,
  type Stroke,
  sceneOf,
  WIDTH,
} from './scene'
import { OUTLINE } from './strokes'

const BAR_HEIGHT = 38
const GAP = 14
/** For numbers of a few digits: bars begin at the same place whichever of them stands before, from one picture to the next. */
const NARROW_LABEL = 32

const FULL: Stroke = { ink: 'paper', width: 2 }
const EMPTY: Stroke = { ...OUTLINE, width: 1.3 }

/** Bars of equal length below each other, so that their fractions compare; a label stands before its bar. */
export function drawFractionBars(figure: FractionBar): Scene {
  const frames = barFrames(figure)
  return sceneOf(
    itemsOf(figure, figure.bars).flatMap((bar, index) => drawBar(bar, frames[index] as Box, `bar ${index + 1}`)),
  ) // a frame a bar
}

/** Where each bar lies. */
export function barFrames(figure: FractionBar): readonly Box[] {
  const bars = itemsOf(figure, figure.bars)
  const widest = Math.max(...bars.map((bar) => (bar.label ? labelWidth(bar.label, LABEL_SIZE) : 0)))
  const left = widest > 0 ? Math.max(widest, NARROW_LABEL) + 12 : 0
  return bars.map((_, index) => {
    const top = index * (BAR_HEIGHT + GAP)
    return { left, right: WIDTH - 4, top, bottom: top + BAR_HEIGHT }
  })
}

/** Circles side by side, three to a row; a label stands below its circle. */
export function drawFractionPies(figure: FractionPie): Scene {
  const pies = itemsOf(figure, figure.pies)
  const tallest = tallestLabel(pies)
  return sceneOf(
    pieCircles(figure).flatMap(({ center, radius }, index) => {
      const pie = pies[index] as Parted // a circle a pie
      const key = `pie ${index + 1}`
      const below: Point = [center[0], center[1] + radius + 9 + tallest / 2]
      return [...drawPie(pie, { center, radius, key }), ...labelBelow(pie, below, `${key} label`)]
    }),
  )
}

/** Where each pie lies. */
export function pieCircles(figure: FractionPie): readonly { readonly center: Point; readonly radius: number }[] {
  const pies = itemsOf(figure, figure.pies)
  const radius = pies.length === 1 ? 78 : pies.length === 2 ? 62 : 44
  const columns = Math.min(pies.length, pies.length === 4 ? 2 : 3)
  const hasLabels = pies.some((pie) => pie.label)
  const step = { x: 2 * radius + 20, y: 2 * radius + 16 + (hasLabels ? tallestLabel(pies) + 8 : 0) }
  return pies.map((_, index) => ({
    center: [(index % columns) * step.x, Math.floor(index / columns) * step.y],
    radius,
  }))
}

const tallestLabel = (pies: readonly Parted[]) =>
  Math.max(...pies.map((pie) => labelHeight(pie.label ?? '', LABEL_SIZE)))

function itemsOf(
  { parts, shaded, label: text }: Omit<Parted, 'parts'> & { parts?: number | undefined },
  several: readonly Parted[],
) {
  return parts === undefined ? several : [{ parts, shaded, label: text }]
}

function labelBelow({ label: text }: Parted, at: Point, key: string): readonly LabelShape[] {
  return text ? [label(text, at, { isBold: true, key })] : []
}

/** Names a part by where it begins and ends, and an edge by its place: where parts are split, edges stay what they are. */
function partKeys(key: string, parts: number) {
  const place = (part: number) => String(Math.round((part / parts) * 1e6) / 1e6)
  return {
    cellKey: (part: number) => `${key} cell ${place(part - 1)} ${place(part)}`,
    edgeKey: (part: number) => `${key} edge ${place(part - 1)}`,
  }
}

/** Tells of each part, by its number from 1, whether it is shaded. */
function isShadedIn({ shaded }: Parted): (part: number) => boolean {
  return (part) => (typeof shaded === 'number' ? part <= shaded : shaded.includes(part))
}

function drawBar(bar: Parted, frame: Box, key: string): readonly Shape[] {
  const isShaded = isShadedIn(bar)
  const { left, right, top, bottom } = frame
  const edge = (part: number) => left + ((right - left) * part) / bar.parts
  const cell = (part: number) => cornersOf({ left: edge(part - 1), right: edge(part), top, bottom })
  const { cellKey, edgeKey } = partKeys(key, bar.parts)
  const parts = Array.from({ length: bar.parts }, (_, i) => i + 1)
  const text = bar.label
  return [
    ...parts.filter(isShaded).flatMap((part) => named(cellKey(part), [area(cell(part), { fill: 'leaf' })])),
    ...parts
      .slice(1)
      .flatMap((part) =>
        named(edgeKey(part), [
          line([edge(part - 1), top], [edge(part - 1), bottom], isShaded(part) && isShaded(part - 1) ? FULL : EMPTY),
        ]),
      ),
    ...named(`${key} rim`, [area(cornersOf(frame), { stroke: OUTLINE })]),
    ...(text
      ? [label(text, [left - 12, (top + bottom) / 2], { anchor: 'end', isBold: true, key: `${key} label` })]
      : []),
  ]
}

/** The parts go round with the clock from the top, as its hours do. */
function drawPie(
  pie: Parted,
  { center, radius, key }: { readonly center: Point; readonly radius: number; readonly key: string },
): readonly Shape[] {
  const isShaded = isShadedIn(pie)
  const angle = (part: number) => 90 - (360 * part) / pie.parts
  const parts = Array.from({ length: pie.parts }, (_, i) => i + 1)
  const wedge = (part: number) => [center, ...arcPoints(center, radius, angle(part - 1), angle(part))]
  const { cellKey, edgeKey } = partKeys(key, pie.parts)
  const whole: readonly Shape[] = isShaded(1) ? [{ type: 'circle', center, radius, fill: 'leaf', key: cellKey(1) }] : []
  return [
    ...(pie.parts === 1
      ? whole
      : parts.filter(isShaded).flatMap((part) => named(cellKey(part), [area(wedge(part), { fill: 'leaf' })]))),
    ...(pie.parts === 1 ? [] : parts).flatMap((part) => {
      const before = part === 1 ? pie.parts : part - 1
      const stroke = isShaded(part) && isShaded(before) ? FULL : EMPTY
      return named(edgeKey(part), [line(center, onCircle(center, radius, angle(part - 1)), stroke)])
    }),
    { type: 'circle', center, radius, stroke: OUTLINE, key: `${key} rim` },
  ]
}
