import {
  Decimal,
  digitCount,
  divideHalfUp,
  magnitude,
  makeNum,
  type Num,
  PRECISION,
  type Scaled,
  shortNum,
  tenTo,
  toScaled,
} from './decimal'
import { fail } from './errors'
import { shortDifference, shortOrder, shortProduct, shortQuotient, shortRounded, shortSum } from './short-decimals'

/** Digits that a quotient or root must have, so that cutting the rest off cannot change its rounding. */
const GUARDED_PRECISION = PRECISION + 2
/** A longer literal is no number of an exercise, and takes long to read. */
const MAX_LITERAL_LENGTH = 1000

export function isNum(value: unknown): value is Num {
  return typeof value === 'number' || value instanceof Decimal
}

/** Reads digits with an optional minus and fraction part, rounded to what a Number holds. */
export function readNum(text: string): Num {
  if (text.length > MAX_LITERAL_LENGTH) fail('limit-exceeded', `a number has more than ${MAX_LITERAL_LENGTH} digits`)
  const [integer = '', fraction = ''] = text.split('.')
  const digits = integer + fraction
  return shortNum(Number(digits), -fraction.length) ?? makeNum(BigInt(digits), -fraction.length)
}

/** Combines the coefficients that two Numbers have with a common exponent. */
function aligned(a: Num, b: Num, combine: (x: bigint, y: bigint) => bigint): Scaled {
  const [x, y] = [toScaled(a), toScaled(b)]
  const exponent = Math.min(x.exponent, y.exponent)
  const left = x.coefficient * tenTo(x.exponent - exponent)
  return { coefficient: combine(left, y.coefficient * tenTo(y.exponent - exponent)), exponent }
}

function alignedNum(a: Num, b: Num, combine: (x: bigint, y: bigint) => bigint): Num {
  const { coefficient, exponent } = aligned(a, b, combine)
  return makeNum(coefficient, exponent)
}

export function addNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  return shortSum(a, b) ?? alignedNum(a, b, (x, y) => x + y)
}

export function subtractNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b
    if (Number.isSafeInteger(difference)) return difference
  }
  return shortDifference(a, b) ?? alignedNum(a, b, (x, y) => x - y)
}

export function multiplyNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b
    if (Number.isSafeInteger(product)) return product + 0
  }
  return shortProduct(a, b) ?? longProduct(toScaled(a), toScaled(b))
}

function longProduct(x: Scaled, y: Scaled): Num {
  return makeNum(x.coefficient * y.coefficient, x.exponent + y.exponent)
}

/** The Number nearest to a quotient; the divisor is not 0. */
export function quotientNum(dividend: Scaled, divisor: Scaled): Num {
  const shift = GUARDED_PRECISION + digitCount(divisor.coefficient)
  const coefficient = (dividend.coefficient * tenTo(shift)) / divisor.coefficient
  return makeNum(coefficient, dividend.exponent - divisor.exponent - shift)
}

export function divideNum(a: Num, b: Num): Num {
  if (b === 0) fail('division-by-zero', 'division by zero')
  if (typeof a === 'number' && typeof b === 'number') {
    const quotient = a / b
    if (Number.isSafeInteger(quotient) && quotient * b === a) return quotient + 0
  }
  return shortQuotient(a, b) ?? quotientNum(toScaled(a), toScaled(b))
}

/** The remainder of the division that rounds towards zero; it has the sign of `a`. */
export function remainderNum(a: Num, b: Num): Num {
  if (b === 0) fail('division-by-zero', 'division by zero')
  if (typeof a === 'number' && typeof b === 'number') return (a % b) + 0
  return alignedNum(a, b, (x, y) => x % y)
}

export function compareNum(a: Num, b: Num): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0
  return shortOrder(a, b) ?? longOrder(a, b)
}

function longOrder(a: Num, b: Num): number {
  const { coefficient } = aligned(a, b, (x, y) => x - y)
  return coefficient < 0n ? -1 : coefficient > 0n ? 1 : 0
}

/** The value rounded to a multiple of 10^-places, half away from zero. */
export function roundNum(value: Num, places: number): Num {
  return shortRounded(value, places) ?? roundQuotient(toScaled(value), 1n, places)
}

/** numerator / denominator rounded to a multiple of 10^-places, half away from zero; the denominator is positive. */
export function roundQuotient(numerator: Scaled, denominator: bigint, places: number): Num {
  const shift = numerator.exponent + places
  const dividend = numerator.coefficient * tenTo(Math.max(shift, 0))
  return makeNum(divideHalfUp(dividend, denominator * tenTo(Math.max(-shift, 0))), -places)
}

export function floorNum(value: Num): Num {
  if (typeof value === 'number' || value.exponent >= 0) return value
  const unit = tenTo(-value.exponent)
  const truncated = value.coefficient / unit
  return makeNum(value.coefficient < 0n ? truncated - 1n : truncated, 0)
}

/** A double is nearer to the root than to one part in 2^40, also where its own rounding adds up. */
const ROOT_MARGIN_LOG2 = 40n

/** The largest integer whose power is at most `n`: Newton's method, coming from above. `n` is below 10^300. */
export function integerRoot(n: bigint, degree: number): bigint {
  const k = BigInt(degree)
  const estimate = BigInt(Math.floor(Number(n) ** (1 / degree)))
  let root = estimate + (estimate >> ROOT_MARGIN_LOG2) + 1n
  for (;;) {
    const next = ((k - 1n) * root + n / root ** (k - 1n)) / k
    if (next >= root) return root
    root = next
  }
}

/** The root of an integer, if that is an integer too. */
function wholeRoot(value: number, degree: 2 | 3): number | undefined {
  const root = Math.round(degree === 2 ? Math.sqrt(value) : Math.cbrt(value))
  return (degree === 2 ? root * root : root * root * root) === value ? root : undefined
}

/** The square or cube root; the value is not negative. */
export function rootNum(value: Num, degree: 2 | 3): Num {
  const whole = typeof value === 'number' ? wholeRoot(value, degree) : undefined
  return whole ?? longRoot(value, degree)
}

function longRoot(value: Num, degree: 2 | 3): Num {
  const { coefficient, exponent } = toScaled(value)
  const shift = degree * GUARDED_PRECISION + (((exponent % degree) + degree) % degree)
  return makeNum(integerRoot(coefficient * tenTo(shift), degree), (exponent - shift) / degree)
}

export function isIntegerNum(value: Num): boolean {
  return typeof value === 'number' || value.exponent >= 0
}

/** Whether an integer is odd. */
export function isOddNum(value: Num): boolean {
  return typeof value === 'number' ? value % 2 !== 0 : value.exponent === 0 && value.coefficient % 2n !== 0n
}

export function absoluteNum(value: Num): Num {
  return typeof value === 'number' ? Math.abs(value) : makeNum(magnitude(value.coefficient), value.exponent)
}
