import type { NumberLine } from '../schema/lines'
import { arcPoints, type Point, type Segment, segmentsOf } from './geometry'
import { type LabelRequest, placeLabels } from './placement'
import { line, named, type Shape, shapeBox } from './scene'
import { arrowHead, dataStroke, dot, FINE } from './strokes'

/** From a value to its place along the line. */
export type ToX = (value: number) => number

/** How far above the line an interval is drawn, so that several do not hide each other. */
export const intervalRise = (index: number) => index * 26

/** Each on the line, or above it where there are several; one without an end goes on in an arrow. */
export function drawIntervals(figure: NumberLine, toX: ToX): readonly Shape[] {
  const intervals = figure.intervals.map((interval, index) => drawInterval(interval, index, figure, toX))
  const lines = intervals.flatMap(({ drops }) => drops)
  const shapes = intervals.flatMap((interval) => interval.shapes)
  const boxes = shapes.filter((shape) => shape.type === 'circle').map(shapeBox)
  return [
    ...shapes,
    ...placeLabels(
      intervals.flatMap(({ label }) => label),
      { boxes, lines },
    ),
  ]
}

interface IntervalDrawing {
  readonly shapes: readonly Shape[]
  /** From its ends down to the line. */
  readonly drops: readonly Segment[]
  readonly label: readonly LabelRequest[]
}

function drawInterval(
  interval: NumberLine['intervals'][number],
  index: number,
  { from, to }: NumberLine,
  toX: ToX,
): IntervalDrawing {
  const y = -intervalRise(index)
  const color = index % 2 === 0 ? 'leaf' : 'sky'
  const start: Point = [toX(interval.from ?? from) - (interval.from === undefined ? 10 : 0), y]
  const end: Point = [toX(interval.to ?? to) + (interval.to === undefined ? 10 : 0), y]
  const ends = [
    { value: interval.from, at: start, tip: [start[0] - 7, y] as const, isOpen: interval['from-open'] },
    { value: interval.to, at: end, tip: [end[0] + 7, y] as const, isOpen: interval['to-open'] },
  ]
  const closed = index === 0 ? [] : ends.filter(({ value }) => value !== undefined)
  const drops = closed.map(({ at }): Segment => ({ from: at, to: [at[0], 0] }))
  const places = [0.5, 0.35, 0.65, 0.2, 0.8].map((share): Point => [start[0] + (end[0] - start[0]) * share, y - 14])
  const key = `interval ${index + 1}`
  return {
    shapes: named<Shape>(key, [
      ...drops.map((drop) => line(drop.from, drop.to, { ...FINE, dash: 'dashed' })),
      line(start, end, { ink: color, width: 4 }),
      ...ends.map(({ value, at, tip, isOpen }) =>
        value === undefined ? arrowHead(start === at ? end : start, tip, color, 14) : dot(at, color, isOpen),
      ),
    ]),
    drops,
    label: interval.label
      ? [
          {
            text: interval.label,
            places: places.map((at) => ({ at, anchor: 'middle' })),
            look: { isBold: true, key: `${key} label` },
          },
        ]
      : [],
  }
}

type Jump = NumberLine['jumps'][number]

/** Where arcs begin and end, clear of the line. */
const FOOT = -8

const jumpHeight = ({ from, to }: Jump, toX: ToX) => Math.min(48, Math.max(16, Math.abs(toX(to) - toX(from)) * 0.34))

/** How far above the line the arcs and their labels reach. */
export function jumpsRise({ jumps }: NumberLine, toX: ToX): number {
  return jumps.length > 0 ? Math.max(...jumps.map((jump) => jumpHeight(jump, toX))) + 28 : 0
}

/** Arcs above the line, each with its head on the value that it leads to; back is drawn dashed. */
export function drawJumps({ jumps }: NumberLine, toX: ToX): readonly Shape[] {
  const arcs = jumps.map((jump) => ({ jump, arc: jumpArc(jump, toX) }))
  const lines = arcs.flatMap(({ arc }) => segmentsOf(arc))
  return [
    ...arcs.flatMap(({ jump, arc }, index) => {
      const isBack = jump.to < jump.from
      const color = isBack ? 'berry' : 'sky'
      const [before, tip] = [arc.at(-4), arc.at(-1)]
      if (!before || !tip) return []
      return named(jumpKey(index), [
        { type: 'path' as const, points: arc.slice(0, -2), stroke: dataStroke(color, isBack) },
        arrowHead(before, tip, color, 10),
      ])
    }),
    ...placeLabels(
      arcs.flatMap(({ jump, arc }, index) => jumpLabel(jump, arc, `${jumpKey(index)} label`)),
      { boxes: [], lines },
    ),
  ]
}

const jumpKey = (index: number) => `jump ${index + 1}`

function jumpArc(jump: Jump, toX: ToX): readonly Point[] {
  const [start, end] = [toX(jump.from), toX(jump.to)]
  const height = jumpHeight(jump, toX)
  return arcPoints([0, 0], 1, 180, 0).map(([x, y]) => [(start + end) / 2 + (x * (end - start)) / 2, FOOT + y * height])
}

/** Above the top of the arc, or below it, or a little to a side. */
function jumpLabel({ label: text }: Jump, arc: readonly Point[], key: string): readonly LabelRequest[] {
  const tops: readonly Segment[] = [0.5, 0.38, 0.62].flatMap((share) => {
    const top = arc[Math.round(share * (arc.length - 1))]
    return top ? [{ from: [top[0], top[1] - 12], to: [top[0], top[1] + 14] }] : []
  })
  if (!text) return []
  const places = [...tops.map(({ from }) => from), ...tops.map(({ to }) => to)]
  return [{ text, places: places.map((at) => ({ at, anchor: 'middle' })), look: { isBold: true, key } }]
}
