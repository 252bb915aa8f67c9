import type { FractionBar, FractionPie, Parted } from '../schema/charts'
import { arcPoints, type Box, cornersOf, onCircle, type Point } from './geometry'
import { labelHeight, labelWidth } from './label-text'
import {
  area,
  LABEL_SIZE,
  type LabelShape,
  label,
  line,
  type Scene,
  type Shape,
  type Stroke,
  sceneOf,
  WIDTH,
} from './scene'
import { OUTLINE } from './strokes'

const BAR_HEIGHT = 38
const GAP = 14

const FULL: Stroke = { ink: 'paper', width: 2 }
const EMPTY: Stroke = { ...OUTLINE, width: 1.3 }

/** Bars of equal length below each other, so that their fractions compare; a label stands before its bar. */
export function drawFractionBars(figure: FractionBar): Scene {
  const frames = barFrames(figure)
  return sceneOf(itemsOf(figure, figure.bars).flatMap((bar, index) => drawBar(bar, frames[index] as Box))) // a frame a bar
}

/** Where each bar lies. */
export function barFrames(figure: FractionBar): readonly Box[] {
  const bars = itemsOf(figure, figure.bars)
  const widest = Math.max(...bars.map((bar) => (bar.label ? labelWidth(bar.label, LABEL_SIZE) : 0)))
  const left = widest > 0 ? widest + 12 : 0
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
      return [...drawPie(pie, center, radius), ...labelBelow(pie, [center[0], center[1] + radius + 9 + tallest / 2])]
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

function labelBelow({ label: text }: Parted, at: Point): readonly LabelShape[] {
  return text ? [label(text, at, { isBold: true })] : []
}

/** Tells of each part, by its number from 1, whether it is shaded. */
function isShadedIn({ shaded }: Parted): (part: number) => boolean {
  return (part) => (typeof shaded === 'number' ? part <= shaded : shaded.includes(part))
}

function drawBar(bar: Parted, frame: Box): readonly Shape[] {
  const isShaded = isShadedIn(bar)
  const { left, right, top, bottom } = frame
  const edge = (part: number) => left + ((right - left) * part) / bar.parts
  const cell = (part: number) => cornersOf({ left: edge(part - 1), right: edge(part), top, bottom })
  const parts = Array.from({ length: bar.parts }, (_, i) => i + 1)
  const text = bar.label
  return [
    ...parts.filter(isShaded).map((part) => area(cell(part), { fill: 'leaf' })),
    ...parts
      .slice(1)
      .map((part) =>
        line([edge(part - 1), top], [edge(part - 1), bottom], isShaded(part) && isShaded(part - 1) ? FULL : EMPTY),
      ),
    area(cornersOf(frame), { stroke: OUTLINE }),
    ...(text ? [label(text, [left - 12, (top + bottom) / 2], { anchor: 'end', isBold: true })] : []),
  ]
}

/** The parts go round with the clock from the top, as its hours do. */
function drawPie(pie: Parted, center: Point, radius: number): readonly Shape[] {
  const isShaded = isShadedIn(pie)
  const angle = (part: number) => 90 - (360 * part) / pie.parts
  const parts = Array.from({ length: pie.parts }, (_, i) => i + 1)
  const wedge = (part: number) => [center, ...arcPoints(center, radius, angle(part - 1), angle(part))]
  const whole: readonly Shape[] = isShaded(1) ? [{ type: 'circle', center, radius, fill: 'leaf' }] : []
  return [
    ...(pie.parts === 1 ? whole : parts.filter(isShaded).map((part) => area(wedge(part), { fill: 'leaf' }))),
    ...(pie.parts === 1 ? [] : parts).map((part) => {
      const before = part === 1 ? pie.parts : part - 1
      return line(center, onCircle(center, radius, angle(part - 1)), isShaded(part) && isShaded(before) ? FULL : EMPTY)
    }),
    { type: 'circle', center, radius, stroke: OUTLINE },
  ]
}
