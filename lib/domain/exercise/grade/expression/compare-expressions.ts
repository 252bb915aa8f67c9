import type { AlgebraicExpression } from '../../model/expression/expression'
import { TooComplex } from './polynomial'
import { Algebra, NeverDefined } from './quotient'
import { valueAt } from './value-at'

/**
 * How a typed expression compares with the right one: `narrower` where it has the same values and none at some places
 * where the right one has one, `unknown` where neither computing nor trying says anything.
 */
export type Comparison = 'same' | 'narrower' | 'different' | 'unknown'

/** Compares by computing first; numbers are tried only to show a difference, never to show that there is none. */
export function compareExpressions(
  typed: AlgebraicExpression,
  right: AlgebraicExpression,
  variables: readonly string[],
): Comparison {
  const computed = compareExactly(typed, right)
  if (computed === 'different') return 'different'
  const points = pointsFor(variables)
  if (computed === 'unknown') return points.some((point) => differsAt(point, typed, right)) ? 'different' : 'unknown'
  const isNarrower = points.some((point) => !isDefinedAt(typed, point) && isDefinedAt(right, point))
  return isNarrower ? 'narrower' : 'same'
}

function compareExactly(typed: AlgebraicExpression, right: AlgebraicExpression): Exclude<Comparison, 'narrower'> {
  const algebra = new Algebra()
  try {
    const [left, other] = [algebra.quotientOf(typed), algebra.quotientOf(right)]
    if (algebra.isSame(left, other)) return 'same'
    return algebra.hasOpaque ? 'unknown' : 'different'
  } catch (error) {
    if (error instanceof NeverDefined) return 'different'
    if (error instanceof TooComplex) return 'unknown'
    throw error
  }
}

/** Where school tasks have their gaps: at the small integers, and between them. */
const PLACES = [0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 4, -4, 5, -5, 1.7, -2.3, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10]
/** For several variables: each pair of equal, opposite and unlike ones comes up. */
const FEW_PLACES = [0, 1, -1, 2, -2.5, 3]

function pointsFor(variables: readonly string[]): readonly ReadonlyMap<string, number>[] {
  const places = variables.length > 1 ? FEW_PLACES : PLACES
  // Three variables at once are enough: the others have one value each.
  return variables
    .slice(0, 3)
    .reduce<readonly ReadonlyMap<string, number>[]>(
      (points, name) => points.flatMap((point) => places.map((place) => new Map([...point, [name, place]]))),
      [new Map(variables.slice(3).map((name, index) => [name, 1.3 + index]))],
    )
}

function isDefinedAt(expression: AlgebraicExpression, point: ReadonlyMap<string, number>): boolean {
  return Number.isFinite(valueAt(expression, point))
}

const TOLERANCE = 1e-9
/** Far above what rounding makes of expressions as long as those that are read, also where their terms cancel out. */
const WIDE_TOLERANCE = 1e-3

/**
 * Whether one place that is none of school's shows a difference far above rounding: a hundredth of the work of comparing,
 * for who compares with many. What it does not see may differ all the same.
 */
export function differsPlainly(
  one: AlgebraicExpression,
  other: AlgebraicExpression,
  variables: readonly string[],
): boolean {
  const point = new Map(variables.map((name, index) => [name, 1.618 + 0.717 * index]))
  return differsAt(point, one, other, WIDE_TOLERANCE)
}

function differsAt(
  point: ReadonlyMap<string, number>,
  typed: AlgebraicExpression,
  right: AlgebraicExpression,
  tolerance = TOLERANCE,
): boolean {
  const [left, other] = [valueAt(typed, point), valueAt(right, point)]
  if (!Number.isFinite(left) || !Number.isFinite(other)) return false
  return Math.abs(left - other) > tolerance * Math.max(1, Math.abs(left), Math.abs(other))
}
