import type { AnswerFigure } from '@/lib/domain/exercise/model'
import type { PointShape } from '@/lib/domain/exercise/model/kinds'
import type { Point } from './figure-part'

type Frame = AnswerFigure['box']

/**
 * The path of a line through two places in a frame, or of a parabola with its vertex at the first and through the second:
 * from edge to edge, and beyond where it leaves the frame above or below. '' where they set none.
 */
export function shapePath(shape: PointShape, first: Point, second: Point, frame: Frame): string {
  return shape === 'line' ? linePath(first, second, frame) : parabolaPath(first, second, frame)
}

function linePath([x, y]: Point, to: Point, { left, right, top, bottom }: Frame): string {
  const [along, down] = [to[0] - x, to[1] - y]
  const length = Math.hypot(along, down)
  if (length === 0) return ''
  const reach = Math.hypot(right - left, bottom - top) / length
  return `M${x - along * reach} ${y - down * reach}L${x + along * reach} ${y + down * reach}`
}

function parabolaPath([u, v]: Point, [x, y]: Point, { left, right }: Frame): string {
  if (x === u || y === v) return ''
  const opening = (y - v) / (x - u) ** 2
  const at = (place: number) => v + opening * (place - u) ** 2
  // A quadratic curve is a parabola: its middle point is where the tangents of its ends meet.
  const meeting = at(left) + opening * (left - u) * (right - left)
  return `M${left} ${at(left)}Q${(left + right) / 2} ${meeting} ${right} ${at(right)}`
}
