import { fail } from './errors'
import {
  addFractions,
  divideFractions,
  Fraction,
  floorFraction,
  fractionPower,
  fractionToNum,
  isFraction,
  multiplyFractions,
  numToFraction,
  subtractFractions,
} from './fractions'
import {
  addNum,
  compareNum,
  compareProducts,
  divideNum,
  floorNum,
  integerQuotientNum,
  isIntegerNum,
  isNum,
  multiplyNum,
  type Num,
  powNum,
  remainderNum,
  roundNum,
  roundQuotient,
  subtractNum,
} from './numbers'

/** What arithmetic works on. A Fraction stays exact with Fractions and integers; with other Numbers it becomes one. */
export type Real = Num | Fraction

export function isReal(value: unknown): value is Real {
  return isNum(value) || value instanceof Fraction
}

/** The nearest Number. */
export function realToNum(value: Real): Num {
  return isFraction(value) ? fractionToNum(value) : value
}

/** The value as a Fraction where it has to become one, that is when it is a Fraction or an integer. */
function exact(value: Real): Fraction | undefined {
  if (isFraction(value)) return value
  return isIntegerNum(value) ? numToFraction(value) : undefined
}

function operation(
  onNumbers: (a: Num, b: Num) => Num,
  onFractions: (a: Fraction, b: Fraction) => Real,
): (a: Real, b: Real) => Real {
  return (a, b) => {
    if (!isFraction(a) && !isFraction(b)) return onNumbers(a, b)
    const [left, right] = [exact(a), exact(b)]
    return left && right ? onFractions(left, right) : onNumbers(realToNum(a), realToNum(b))
  }
}

export const add = operation(addNum, addFractions)
export const subtract = operation(subtractNum, subtractFractions)
export const multiply = operation(multiplyNum, multiplyFractions)
export const divide = operation(divideNum, (a, b) => {
  if (b.numerator === 0) fail('division-by-zero', 'division by zero')
  return divideFractions(a, b)
})

export function negate(value: Real): Real {
  return subtract(0, value)
}

export function isNegative(value: Real): boolean {
  return isFraction(value) ? value.numerator < 0 : compareNum(value, 0) < 0
}

export function absolute(value: Real): Real {
  return isNegative(value) ? negate(value) : value
}

/** The remainder of the division that rounds towards zero; it has the sign of `a`. */
export const remainder = operation(remainderNum, (a, b) => subtract(a, multiply(b, truncate(divide(a, b)))))

/** The remainder of the division that rounds down; it has the sign of `b`. */
export function modulo(a: Real, b: Real): Real {
  const rest = remainder(a, b)
  const isRightSign = isNegative(rest) === isNegative(b) || compareReals(rest, 0) === 0
  return isRightSign ? rest : add(rest, b)
}

/** The integer quotient of the division that rounds towards zero. */
export const quotient = operation(integerQuotientNum, (a, b) => truncate(divide(a, b)))

/** Exact, also between a Number and a Fraction: cross-multiplied. */
export function compareReals(a: Real, b: Real): number {
  if (!isFraction(a) && !isFraction(b)) return compareNum(a, b)
  const [left, right] = [parts(a), parts(b)]
  return compareProducts([left.numerator, right.denominator], [right.numerator, left.denominator])
}

function parts(value: Real): { numerator: Num; denominator: number } {
  return isFraction(value) ? value : { numerator: value, denominator: 1 }
}

export function floor(value: Real): Num {
  return isFraction(value) ? floorFraction(value) : floorNum(value)
}

export function ceiling(value: Real): Num {
  return realToNum(negate(floor(negate(value))))
}

export function truncate(value: Real): Num {
  return isNegative(value) ? ceiling(value) : floor(value)
}

const MAX_PLACES = 400

/** Half away from zero, to so many digits behind the point; a negative count rounds to tens, hundreds and so on. */
export function round(value: Real, places: number): Num {
  if (Math.abs(places) > MAX_PLACES) fail('invalid-arguments', `round: at most ${MAX_PLACES} digits`)
  return isFraction(value) ? roundQuotient(value.numerator, value.denominator, places) : roundNum(value, places)
}

/** Exact for integer exponents of integers and Fractions, as far as the result fits. */
export function power(base: Real, exponent: Real): Real {
  const n = isFraction(exponent) && exponent.denominator === 1 ? exponent.numerator : realToNum(exponent)
  const isZero = compareReals(base, 0) === 0
  if (isZero && isNegative(n)) fail('division-by-zero', 'pow: 0 has no negative power')
  if (isFraction(base) && typeof n === 'number') return fractionPower(base, n)
  if (isZero) return n === 0 ? 1 : 0
  if (isNegative(base) && !isIntegerNum(n)) fail('invalid-arguments', 'pow: a negative number has only integer powers')
  return powNum(realToNum(base), n)
}
