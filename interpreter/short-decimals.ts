import { type Num, shortNum, TENS } from './decimal'

/*
 * Arithmetic on Numbers whose coefficients are exact in a double, as nearly all in an exercise are: a bigint takes some
 * ten times as long. What cannot be worked out so is undefined, and has to be worked out with bigints.
 */

function exponentOf(value: Num): number {
  return typeof value === 'number' ? 0 : value.exponent
}

/** NaN when it is not exact in a double. */
function coefficientOf(value: Num): number {
  const coefficient = typeof value === 'number' ? value : Number(value.coefficient)
  return Number.isSafeInteger(coefficient) ? coefficient : Number.NaN
}

/** The coefficient that the value has with another exponent, not above its own; NaN when it is not exact in a double. */
function coefficientAt(value: Num, exponent: number): number {
  const scaled = coefficientOf(value) * (TENS[exponentOf(value) - exponent] ?? Number.NaN)
  return Number.isSafeInteger(scaled) ? scaled : Number.NaN
}

function commonExponent(a: Num, b: Num): number {
  return Math.min(exponentOf(a), exponentOf(b))
}

export function shortSum(a: Num, b: Num): Num | undefined {
  const exponent = commonExponent(a, b)
  return shortNum(coefficientAt(a, exponent) + coefficientAt(b, exponent), exponent)
}

export function shortDifference(a: Num, b: Num): Num | undefined {
  const exponent = commonExponent(a, b)
  return shortNum(coefficientAt(a, exponent) - coefficientAt(b, exponent), exponent)
}

export function shortProduct(a: Num, b: Num): Num | undefined {
  return shortNum(coefficientOf(a) * coefficientOf(b), exponentOf(a) + exponentOf(b))
}

/** Most quotients in an exercise end after so many digits. */
const MAX_QUOTIENT_DIGITS = 6

/** The divisor is not 0. */
export function shortQuotient(a: Num, b: Num): Num | undefined {
  const divisor = coefficientOf(b)
  let dividend = coefficientOf(a)
  for (let digits = 0; digits <= MAX_QUOTIENT_DIGITS && Number.isSafeInteger(dividend); digits++, dividend *= 10) {
    if (dividend % divisor === 0) return shortNum(dividend / divisor, exponentOf(a) - exponentOf(b) - digits)
  }
  return undefined
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function shortOrder(a: Num, b: Num): number | undefined {
  const exponent = commonExponent(a, b)
  const difference = coefficientAt(a, exponent) - coefficientAt(b, exponent)
  return Number.isNaN(difference) ? undefined : Math.sign(difference)
}

/** Rounded to a multiple of 10^-places, half away from zero. */
export function shortRounded(value: Num, places: number): Num | undefined {
  const surplus = -places - exponentOf(value)
  if (surplus <= 0) return value
  const coefficient = coefficientOf(value)
  const unit = TENS[surplus] ?? Number.NaN
  const rest = coefficient % unit
  const up = 2 * Math.abs(rest) >= unit ? Math.sign(coefficient) : 0
  return shortNum((coefficient - rest) / unit + up, -places)
}
