import type { PointShape } from '../kinds'
import { add, multiply, negate, type Rational, rational, sameValue } from '../rational'
import type { PlanePoint } from './parse-point'

/** The two points that set a shape: any two of a line; the vertex of a parabola and another point. */
export type ShapePoints = readonly [PlanePoint, PlanePoint]

/**
 * Tells whether points set a shape: two different ones a line, a vertex and one that is neither beside nor above it a
 * parabola.
 */
export function setsShape(shape: PointShape, points: readonly PlanePoint[]): points is ShapePoints {
  const [first, second] = points
  if (!first || !second || points.length > 2) return false
  const [isAbove, isBeside] = [sameValue(first.x, second.x), sameValue(first.y, second.y)]
  return shape === 'line' ? !(isAbove && isBeside) : !isAbove && !isBeside
}

/** Tells whether two pairs of points, each of which sets a shape, set the same line or parabola. */
export function isSameShape(shape: PointShape, left: ShapePoints, right: ShapePoints): boolean {
  if (shape === 'line') return left.every((point) => isOnLine(point, right))
  return isSamePoint(left[0], right[0]) && sameValue(openingOf(left), openingOf(right))
}

export function isSamePoint(left: PlanePoint, right: PlanePoint): boolean {
  return sameValue(left.x, right.x) && sameValue(left.y, right.y)
}

function isOnLine(point: PlanePoint, [from, to]: ShapePoints): boolean {
  const [along, up] = [difference(to.x, from.x), difference(to.y, from.y)]
  const [ownAlong, ownUp] = [difference(point.x, from.x), difference(point.y, from.y)]
  return sameValue(multiply(along, ownUp), multiply(up, ownAlong))
}

/** The a of y = a(x − u)² + v. */
function openingOf([vertex, point]: ShapePoints): Rational {
  const along = difference(point.x, vertex.x)
  const square = multiply(along, along)
  return multiply(difference(point.y, vertex.y), rational(square.denominator, square.numerator))
}

const difference = (left: Rational, right: Rational) => add(left, negate(right))
