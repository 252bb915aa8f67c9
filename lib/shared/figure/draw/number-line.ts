import { numberText } from '../number-text'
import type { NumberLine } from '../schema/lines'
import { type Box, overlap } from './geometry'
import { drawIntervals, drawJumps, intervalRise, jumpsRise, type ToX } from './number-line-parts'
import {
  type LabelShape,
  label,
  labelBox,
  line,
  named,
  type Scene,
  type Shape,
  sceneOf,
  TICK_SIZE,
  WIDTH,
} from './scene'
import { AXIS, arrow, dataStroke, dot, FINE } from './strokes'
import { labelStride, ticksOf, valueKey } from './ticks'

const INSET = 16
const LEVEL = 20

/** Where a value lies along the line. */
export function numberLineX({ from, to }: Pick<NumberLine, 'from' | 'to'>, value: number): number {
  return INSET + ((value - from) / (to - from)) * (WIDTH - 2 * INSET - 8)
}

/** A number line from left to right: ticks and numbers below, points, jumps and their labels above. */
export function drawNumberLine(figure: NumberLine): Scene {
  const toX = (value: number) => numberLineX(figure, value)
  const below = numbersBelow(figure, toX)
  const above = labelsAbove(figure, toX)
  const { box, shapes } = sceneOf([
    ...named('axis', arrow([0, 0], [WIDTH, 0], AXIS)),
    ...drawTicks(figure, toX),
    ...below,
    ...drawIntervals(figure, toX),
    ...drawJumps(figure, toX),
    ...figure.points.flatMap(({ value }, index) => named(`point ${index + 1}`, [dot([toX(value), 0], 'leaf')])),
    ...above,
  ])
  return { box: { ...box, top: Math.min(box.top, -(figure.room ?? 0)) }, shapes }
}

function drawTicks({ from, to, step, minor, marks }: NumberLine, toX: ToX): readonly Shape[] {
  const tick = (value: number, size: number, stroke = AXIS) => line([toX(value), -size], [toX(value), size], stroke)
  const placed = (kind: string, value: number, size: number, stroke = AXIS) =>
    named(`${kind} ${valueKey(value)}`, [tick(value, size, stroke)])
  return [
    ...(minor ? ticksOf(from, to, step / minor, from).flatMap((value) => placed('minor', value, 3.5, FINE)) : []),
    ...ticksOf(from, to, step, from).flatMap((value) => placed('tick', value, 6)),
    ...marks.flatMap(({ value }, index) => named(`mark ${index + 1}`, [tick(value, 10, dataStroke('leaf'))])),
  ]
}

/** The marks' own labels first; of the numbers only those that fit between them. */
function numbersBelow({ from, to, step, labels, marks }: NumberLine, toX: ToX): readonly LabelShape[] {
  const taken: Box[] = []
  const isFree = (shape: LabelShape) => {
    const { left, right, top, bottom } = labelBox(shape)
    const box = { left: left - 3, right: right + 3, top, bottom }
    if (taken.some((other) => overlap(box, other) > 0)) return false
    taken.push(box)
    return true
  }
  const own = marks.flatMap(({ value, label: text }, index): LabelShape[] => {
    if (!text) return []
    const levels = [24, 24 + LEVEL, 24 + 2 * LEVEL].map((y) =>
      label(text, [toX(value), y], { ink: 'leaf', isBold: true, key: `mark ${index + 1} label` }),
    )
    return levels.filter(isFree).slice(0, 1)
  })
  const ticks = ticksOf(from, to, step, from)
  const stride = labelStride(ticks, toX(from + step) - toX(from))
  const shown = Array.isArray(labels) ? labels : labels ? ticks.filter((_, i) => isShown(ticks, i, stride)) : []
  return [
    ...own,
    ...shown
      .map((value) => {
        return label(numberText(value), [toX(value), 20], { size: TICK_SIZE, key: `number ${valueKey(value)}` })
      })
      .filter(isFree),
  ]
}

/** Labels that must be left out are left out around 0, else around the first. */
function isShown(ticks: readonly number[], index: number, stride: number): boolean {
  const origin = Math.max(ticks.indexOf(0), 0)
  return (index - origin) % stride === 0
}

/** One above the other where two would touch, with a thin line down to the point. */
function labelsAbove(figure: NumberLine, toX: ToX): readonly Shape[] {
  const lift = Math.max(jumpsRise(figure, toX), intervalRise(Math.max(figure.intervals.length - 1, 0)) + 19, 19)
  const taken: Box[] = []
  return figure.points.flatMap(({ value, label: text }, index) => {
    if (!text) return []
    for (let level = 0; ; level += 1) {
      const shape = label(text, [toX(value), -lift - level * LEVEL], { isBold: true })
      const { left, right, top, bottom } = labelBox(shape)
      const box = { left: left - 2, right: right + 2, top, bottom }
      if (taken.some((other) => overlap(box, other) > 0)) continue
      taken.push(box)
      const isFar = level > 0 || lift > 19
      const lead = line([toX(value), bottom + 2], [toX(value), -6], FINE)
      return named(`point ${index + 1} label`, isFar ? [lead, shape] : [shape])
    }
  })
}
