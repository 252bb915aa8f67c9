import type { PieChart } from '../schema/charts'
import type { Color } from '../schema/values'
import { onCircle, type Point } from './geometry'
import { labelWidth } from './label-text'
import { area, LABEL_SIZE, label, line, named, type Scene, type Shape, sceneOf, WIDTH } from './scene'
import { FINE, OUTLINE } from './strokes'

const CENTER: Point = [0, 0]
const LARGEST = 88
const SMALLEST = 58
const GAP = 16
const LINE_HEIGHT = 17

/** Neighbours never have one colour: a last one that would meet the first takes another. */
const TURN: readonly Color[] = ['leaf', 'sun', 'sky', 'berry']

/** As many for a thin slice as for a thick one, so that one may become the other. */
const POINTS_OF_ARC = 45

interface Slice {
  readonly key: string
  readonly lines: readonly string[]
  readonly inner: string | undefined
  readonly from: number
  readonly to: number
  readonly color: Color
}

/** Sectors with the clock from the top, each named beside it, so that no colour has to be looked up. */
export function drawPieChart(chart: PieChart): Scene {
  const slices = slicesOf(chart)
  const widest = (side: Side) =>
    Math.max(
      0,
      ...slices
        .filter((slice) => sideOf(slice) === side)
        .flatMap(({ lines }) => lines.map((text) => labelWidth(text, LABEL_SIZE))),
    )
  const room = (WIDTH - widest('left') - widest('right')) / 2 - GAP
  const radius = Math.min(LARGEST, Math.max(SMALLEST, room))
  return sceneOf([
    ...slices.flatMap((slice) => named(slice.key, [area(sectorOf(slice, radius), { fill: slice.color })])),
    ...slices.flatMap(({ key, from }) =>
      named(`${key} edge`, [line(CENTER, onCircle(CENTER, radius, from), { ink: 'paper', width: 3 })]),
    ),
    { type: 'circle', center: CENTER, radius, stroke: OUTLINE, key: 'rim' },
    ...slices.flatMap(({ key, inner, from, to }) => {
      const look = { size: 14, hasPlate: true, key: `${key} inner` }
      return inner ? [label(inner, onCircle(CENTER, radius * 0.62, (from + to) / 2), look)] : []
    }),
    ...(['left', 'right'] as const).flatMap((side) => namesOn(side, slices, radius)),
  ])
}

function sectorOf({ from, to }: Slice, radius: number): readonly Point[] {
  const places = Array.from({ length: POINTS_OF_ARC + 1 }, (_, i) => from + ((to - from) * i) / POINTS_OF_ARC)
  return [CENTER, ...places.map((degrees) => onCircle(CENTER, radius, degrees))]
}

type Side = 'left' | 'right'

const middleOf = ({ from, to }: Slice) => (from + to) / 2
const sideOf = (slice: Slice): Side => (onCircle(CENTER, 1, middleOf(slice))[0] < -1e-9 ? 'left' : 'right')

function slicesOf({ sectors }: PieChart): readonly Slice[] {
  const total = sectors.reduce((sum, { share }) => sum + share, 0)
  let from = 90
  return sectors.map(({ label: text, share, inner }, index) => {
    const start = from
    from -= (share / total) * 360
    const meetsFirst = index === sectors.length - 1 && index % TURN.length === 0
    const color = TURN[meetsFirst ? 1 : index % TURN.length] ?? 'leaf'
    return { key: `slice ${index + 1}`, lines: wrapped(text), inner, from: start, to: from, color }
  })
}

/** In two lines where one would be long. */
function wrapped(text: string): readonly string[] {
  const words = text.split(' ')
  if (labelWidth(text, LABEL_SIZE) <= 70 || words.length === 1) return [text]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const width = (lines: readonly string[]) => Math.max(...lines.map((each) => labelWidth(each, LABEL_SIZE)))
  return breaks.reduce((best, lines) => (width(lines) < width(best) ? lines : best), breaks[0] ?? [text])
}

/** Names on one side from top to bottom, moved down and then up again as far as they would touch. */
function namesOn(side: Side, slices: readonly Slice[], radius: number): readonly Shape[] {
  const own = slices
    .filter((slice) => sideOf(slice) === side)
    .map((slice) => ({ slice, y: onCircle(CENTER, radius + 8, middleOf(slice))[1] }))
    .toSorted((a, b) => a.y - b.y)
  const height = (lines: readonly string[]) => lines.length * LINE_HEIGHT + 3
  const ys: number[] = []
  for (const [i, { slice, y }] of own.entries()) {
    const before = own[i - 1]
    const least = before ? (ys[i - 1] ?? 0) + (height(before.slice.lines) + height(slice.lines)) / 2 : -Infinity
    ys.push(Math.max(y, least))
  }
  for (let i = own.length - 1; i >= 0; i -= 1) {
    const [here, below] = [own[i], own[i + 1]]
    const most =
      here && below ? (ys[i + 1] ?? 0) - (height(here.slice.lines) + height(below.slice.lines)) / 2 : radius + 6
    ys[i] = Math.min(ys[i] ?? 0, most)
  }
  const sign = side === 'left' ? -1 : 1
  return own.flatMap(({ slice }, i): readonly Shape[] => {
    const y = ys[i] ?? 0
    const natural = onCircle(CENTER, radius + 9, middleOf(slice))
    const isMoved = Math.abs(natural[1] - y) > 4
    const clear = Math.sqrt(Math.max((radius + (isMoved ? 16 : 9)) ** 2 - y * y, 0))
    const x = sign * Math.max(clear, Math.abs(natural[0]), isMoved ? 18 : 0)
    const first = y - ((slice.lines.length - 1) * LINE_HEIGHT) / 2
    return named<Shape>(`${slice.key} label`, [
      ...(isMoved ? [line(onCircle(CENTER, radius, middleOf(slice)), [x - sign * 3, y], FINE)] : []),
      ...slice.lines.map((text, row) =>
        label(text, [x, first + row * LINE_HEIGHT], { anchor: side === 'left' ? 'end' : 'start' }),
      ),
    ])
  })
}
