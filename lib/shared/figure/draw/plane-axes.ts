import { MINUS } from '@/lib/shared/format/number'
import { numberText } from '../number-text'
import type { Box, Segment } from './geometry'
import { labelWidth } from './label-text'
import type { Plane } from './plane'
import {
  type Anchor,
  inkBox,
  LABEL_SIZE,
  type LabelShape,
  label,
  labelBox,
  line,
  named,
  type Shape,
  TICK_SIZE,
} from './scene'
import { AXIS, arrow, GRID } from './strokes'
import { labelStride, ticksOf, valueKey } from './ticks'

const OVERHANG = 13

export function gridLines({ figure: { x, y }, frame, toPoint, cross, steps }: Plane): readonly Shape[] {
  const columns = ticksOf(x[0], x[1], steps[0]).map((value) => toPoint([value, cross[1]])[0])
  const rows = ticksOf(y[0], y[1], steps[1]).map((value) => toPoint([cross[0], value])[1])
  return [
    ...columns.map((at) => line([at, frame.top], [at, frame.bottom], GRID)),
    ...rows.map((at) => line([frame.left, at], [frame.right, at], GRID)),
  ]
}

export function axisSegments({ frame, toPoint, cross }: Plane): readonly [Segment, Segment] {
  const [x, y] = toPoint(cross)
  return [
    { from: [frame.left, y], to: [frame.right + OVERHANG, y] },
    { from: [x, frame.bottom], to: [x, frame.top - OVERHANG] },
  ]
}

export function drawAxes(plane: Plane): readonly Shape[] {
  const { figure, toPoint, cross, steps } = plane
  const tickX = ticksOf(...figure.x, steps[0]).map((value) => toPoint([value, cross[1]]))
  const tickY = ticksOf(...figure.y, steps[1]).map((value) => toPoint([cross[0], value]))
  const [horizontal, vertical] = axisSegments(plane)
  return [
    ...named(
      'axis x',
      tickX.map(([x, y]) => line([x, y - 3], [x, y + 3], AXIS)),
    ),
    ...named(
      'axis y',
      tickY.map(([x, y]) => line([x - 3, y], [x + 3, y], AXIS)),
    ),
    ...named('axis x', arrow(horizontal.from, horizontal.to, AXIS)),
    ...named('axis y', arrow(vertical.from, vertical.to, AXIS)),
  ]
}

/**
 * Below the horizontal axis and left of the vertical one, or at the other side where something would lie on a number; one that
 * is free at neither side is left out. At the origin one 0 stands for both.
 *
 * @param taken by points and by the names of the axes
 */
export function axisNumbers(plane: Plane, taken: readonly Box[]): readonly LabelShape[] {
  const { figure, toPoint, cross, steps } = plane
  const isUnit = figure.labels === 'unit'
  const isInside = (value: number, [from, to]: readonly [number, number]) => value > from && value < to
  const crossesBoth = isInside(0, figure.x) && isInside(0, figure.y)
  const shown = (axis: 'x' | 'y', room: number) => {
    const step = axis === 'x' ? steps[0] : steps[1]
    const ticks = ticksOf(...figure[axis], step)
    const stride = axis === 'x' ? labelStride(ticks, room) : Math.max(1, Math.ceil(17 / room))
    return ticks.filter((value) => {
      if (isUnit) return value === step
      return crossesBoth && value === 0 ? false : Math.round(value / step) % stride === 0
    })
  }
  const origin = toPoint(cross)
  const look = { size: TICK_SIZE }
  const unitX = toPoint([cross[0] + steps[0], 0])[0] - origin[0]
  const unitY = origin[1] - toPoint([0, cross[1] + steps[1]])[1]
  // Without its unit a plane could not be read at all.
  const firstFree = (...places: readonly LabelShape[]) =>
    [...places.filter((place) => isFree(place, taken)), ...(isUnit ? places : [])].slice(0, 1)
  const horizontal = shown('x', unitX).flatMap((value) => {
    const at = (rise: number) =>
      label(numberText(value), [toPoint([value, 0])[0] - signShift(value), origin[1] + rise], {
        ...look,
        key: `axis x number ${valueKey(value)}`,
      })
    return firstFree(at(13), at(-13))
  })
  const vertical = shown('y', unitY).flatMap((value) => {
    const at = (aside: number, anchor: Anchor) =>
      label(numberText(value), [origin[0] + aside, toPoint([0, value])[1]], {
        ...look,
        anchor,
        key: `axis y number ${valueKey(value)}`,
      })
    return firstFree(at(-7, 'end'), at(7, 'start'))
  })
  const zero =
    crossesBoth || isUnit ? firstFree(label('0', [origin[0] - 6, origin[1] + 12], { ...look, anchor: 'end' })) : []
  const placed = [...horizontal, ...zero].map(labelBox)
  const clear = vertical.filter((shape) => !placed.some((box) => touches(box, labelBox(shape))))
  return [...zero, ...horizontal, ...clear]
}

const isFree = (shape: LabelShape, taken: readonly Box[]) => !taken.some((box) => touches(inkBox(shape), box))

const touches = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The digits stand below their tick, and a minus sign before them. */
const signShift = (value: number) => (value < 0 ? labelWidth(MINUS, TICK_SIZE) / 2 : 0)

/** Beside the arrow heads; longer names above the vertical axis and below the end of the horizontal one. */
export function axisNames({ figure, frame, toPoint, cross }: Plane): readonly LabelShape[] {
  const [x, y] = toPoint(cross)
  const [horizontal, vertical] = [figure['x-name'], figure['y-name']]
  const isShort = (text: string) => labelWidth(text, LABEL_SIZE) < 18
  const onTop = label(
    vertical,
    isShort(vertical) ? [x + 9, frame.top - OVERHANG + 2] : [Math.max(x - 8, 0), frame.top - OVERHANG - 12],
    { anchor: 'start', key: 'axis y name' },
  )
  const beside = isShort(horizontal)
    ? label(horizontal, [frame.right + OVERHANG - 2, y - 14], { key: 'axis x name' })
    : label(horizontal, [frame.right + OVERHANG, y + (figure.labels === false ? 15 : 31)], {
        anchor: 'end',
        key: 'axis x name',
      })
  return [horizontal && beside, vertical && onTop].filter((shape) => typeof shape === 'object')
}
