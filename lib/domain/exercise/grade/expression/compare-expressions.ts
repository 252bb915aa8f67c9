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
  if (computed === 'same' && isDefinedEverywhere(typed)) return 'same'
  const points = pointsFor(variables)
  if (computed === 'unknown') return points.some((point) => differsAt(point, typed, right)) ? 'different' : 'unknown'
  const isNarrower = points.some((point) => !isDefinedAt(typed, point) && isDefinedAt(right, point))
  return isNarrower ? 'narrower' : 'same'
}

/** Whether two expressions can be computed to be the same, wherever both have a value. */
export function haveSameValues(
  one: AlgebraicExpression,
  other: AlgebraicExpression,
  variables: readonly string[],
): boolean {
  return !differsPlainly(one, other, variables) && compareExactly(one, other) === 'same'
}

/** Whether the way in which an expression is written leaves it no place without a value. */
function isDefinedEverywhere(expression: AlgebraicExpression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'variable':
    case 'pi':
      return true
    case 'sum':
      return expression.terms.every(isDefinedEverywhere)
    case 'product':
      return expression.factors.every(isDefinedEverywhere)
    case 'opposite':
    case 'absolute':
      return isDefinedEverywhere(expression.of)
    case 'power': {
      const { base, exponent } = expression
      return (
        exponent.kind === 'number' &&
        exponent.value.numerator > 0n &&
        exponent.value.denominator === 1n &&
        isDefinedEverywhere(base)
      )
    }
    case 'quotient':
      return (
        expression.divisor.kind === 'number' &&
        expression.divisor.value.numerator !== 0n &&
        isDefinedEverywhere(expression.dividend)
      )
    case 'root':
      return false
  }
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
 * Whether one place that is none of school's shows a difference far above rounding: a hundredth of the work of computing.
 * What it does not see may differ all the same.
 */
function differsPlainly(one: AlgebraicExpression, other: AlgebraicExpression, variables: readonly string[]): boolean {
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
