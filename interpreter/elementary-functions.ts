import { digitCount, magnitude, makeNum, type Num, tenTo, toScaled } from './decimal'
import { fail } from './errors'
import { absoluteNum, compareNum, integerRoot, isIntegerNum, isOddNum, quotientNum, subtractNum } from './numbers'

/**
 * Fixed-point numbers: integers that count in units of 10^-70. That leaves the 16 digits of a result and 15 digits of
 * an angle far from the end, so that rounding the sum of a series gives the Number nearest to the true value.
 */
type Fixed = bigint

const PLACES = 70
const ONE: Fixed = tenTo(PLACES)

function times(a: Fixed, b: Fixed): Fixed {
  return (a * b) / ONE
}

function over(a: Fixed, b: Fixed): Fixed {
  return (a * ONE) / b
}

function root(a: Fixed): Fixed {
  return integerRoot(a * ONE, 2)
}

function toFixedPoint(value: Num): Fixed {
  const { coefficient, exponent } = toScaled(value)
  const shift = exponent + PLACES
  return shift < 0 ? coefficient / tenTo(-shift) : coefficient * tenTo(shift)
}

function fromFixedPoint(value: Fixed, exponent = 0): Num {
  return makeNum(value, exponent - PLACES)
}

/** The sum of terms, each made from the one before and its number, until they vanish. */
function sum(first: Fixed, next: (term: Fixed, n: bigint) => Fixed): Fixed {
  let total = 0n
  for (let [term, n] = [first, 1n]; term !== 0n; term = next(term, n), n += 1n) total += term
  return total
}

/** x ± x³/3 + x⁵/5 ± …: with alternating signs the arc tangent, otherwise the area tangent. */
function oddPowers(x: Fixed, sign: 1n | -1n): Fixed {
  const square = sign * times(x, x)
  let total = 0n
  for (let [power, n] = [x, 1n]; power !== 0n; power = times(power, square), n += 2n) total += power / n
  return total
}

/** Machin's formula. */
const HALF_TURN = 16n * oddPowers(ONE / 5n, -1n) - 4n * oddPowers(ONE / 239n, -1n)
const TURN = 2n * HALF_TURN
const QUARTER_TURN = HALF_TURN / 2n

/** The logarithm of a number from 1 to 10; roots bring it near to 1, where the series is short. */
function logarithm(x: Fixed): Fixed {
  const y = root(root(x))
  return 8n * oddPowers(over(y - ONE, y + ONE), 1n)
}

const LOG_2 = logarithm(2n * ONE)
const LOG_10 = logarithm(10n * ONE)

/** The logarithm of any positive number: that of its digits, and its power of ten. */
function naturalLog(value: Num): Fixed {
  const { coefficient, exponent } = toScaled(value)
  const leading = digitCount(coefficient) - 1
  return logarithm(coefficient * tenTo(PLACES - leading)) + BigInt(leading + exponent) * LOG_10
}

/** More tens than this are beyond every Number. */
const MAX_TENS = 1000n

/** Powers of ten are taken out, so that a large and a small result have as many right digits. */
function exponential(x: Fixed): Num {
  const tens = x / LOG_10
  if (magnitude(tens) > MAX_TENS) return x < 0n ? 0 : fail('limit-exceeded', 'the number is too large')
  const rest = x - tens * LOG_10
  return fromFixedPoint(
    sum(ONE, (term, n) => times(term, rest) / n),
    Number(tens),
  )
}

function sine(x: Fixed): Fixed {
  const square = times(x, x)
  return sum(x, (term, n) => -times(term, square) / (2n * n * (2n * n + 1n)))
}

/** The angle from -PI/2 to PI/2. Halving it brings it near to 0, where the series is short. */
function arcTangent(x: Fixed): Fixed {
  if (x > ONE || x < -ONE) return (x < 0n ? -QUARTER_TURN : QUARTER_TURN) - arcTangent(over(ONE, x))
  const half = (y: Fixed) => over(y, ONE + root(ONE + times(y, y)))
  return 4n * oddPowers(half(half(x)), -1n)
}

function arcSine(x: Fixed): Fixed {
  if (magnitude(x) === ONE) return x < 0n ? -QUARTER_TURN : QUARTER_TURN
  return arcTangent(over(x, root(ONE - times(x, x))))
}

/** Nearer to zero than this, a function f(x) = x + c·x³ + … gives x itself in all digits of a Number. */
const MIN_EXPONENT = -40

function isTiny(value: Num): boolean {
  return typeof value !== 'number' && value.exponent < MIN_EXPONENT
}

/** Further out, the digits of a Number no longer say where in its period an angle is. */
const MAX_ANGLE = 1e15

function angle(value: Num): Fixed {
  if (compareNum(absoluteNum(value), MAX_ANGLE) > 0) fail('invalid-arguments', 'an angle must be at most 10^15')
  return toFixedPoint(value) % TURN
}

export const piNum = fromFixedPoint(HALF_TURN)

export function expNum(value: Num): Num {
  return exponential(toFixedPoint(value))
}

/** The natural logarithm of a positive value. */
export function logNum(value: Num): Num {
  return fromFixedPoint(naturalLog(value))
}

export function log2Num(value: Num): Num {
  return fromFixedPoint(over(naturalLog(value), LOG_2))
}

export function log10Num(value: Num): Num {
  return fromFixedPoint(over(naturalLog(value), LOG_10))
}

export function sinNum(value: Num): Num {
  return isTiny(value) ? value : fromFixedPoint(sine(angle(value)))
}

export function cosNum(value: Num): Num {
  return fromFixedPoint(sine(angle(value) + QUARTER_TURN))
}

export function tanNum(value: Num): Num {
  if (isTiny(value)) return value
  const x = angle(value)
  return fromFixedPoint(over(sine(x), sine(x + QUARTER_TURN)))
}

/** The value is from -1 to 1. */
export function asinNum(value: Num): Num {
  return isTiny(value) ? value : fromFixedPoint(arcSine(toFixedPoint(value)))
}

/** The value is from -1 to 1. */
export function acosNum(value: Num): Num {
  return fromFixedPoint(QUARTER_TURN - arcSine(toFixedPoint(value)))
}

export function atanNum(value: Num): Num {
  return isTiny(value) ? value : fromFixedPoint(arcTangent(toFixedPoint(value)))
}

/** The angle, from -PI to PI, of the point (x, y); that of the origin is 0. */
export function atan2Num(y: Num, x: Num): Num {
  if (x === 0) return y === 0 ? 0 : fromFixedPoint(compareNum(y, 0) < 0 ? -QUARTER_TURN : QUARTER_TURN)
  const quotient = quotientNum(toScaled(y), toScaled(x))
  if (compareNum(x, 0) > 0) return isTiny(quotient) ? quotient : fromFixedPoint(arcTangent(ratio(y, x)))
  return fromFixedPoint(arcTangent(ratio(y, x)) + (compareNum(y, 0) < 0 ? -HALF_TURN : HALF_TURN))
}

function ratio(a: Num, b: Num): Fixed {
  const [dividend, divisor] = [toScaled(a), toScaled(b)]
  const shift = dividend.exponent - divisor.exponent + PLACES
  const denominator = divisor.coefficient * tenTo(Math.max(-shift, 0))
  return (dividend.coefficient * tenTo(Math.max(shift, 0))) / denominator
}

const DEGREES = 180n

export function degreesToRadians(value: Num): Num {
  const { coefficient, exponent } = toScaled(value)
  return fromFixedPoint((coefficient * HALF_TURN) / DEGREES, exponent)
}

export function radiansToDegrees(value: Num): Num {
  const { coefficient, exponent } = toScaled(value)
  return fromFixedPoint(over(coefficient * DEGREES * ONE, HALF_TURN), exponent)
}

const UNIT = toScaled(1)
/** An integer power is worked out exactly as long as it has no more digits than this. */
const MAX_EXACT_DIGITS = 1000

/** The base is not 0; a negative one has an integer exponent. */
export function powNum(base: Num, exponent: Num): Num {
  const { coefficient, exponent: tens } = toScaled(base)
  const n = typeof exponent === 'number' ? Math.abs(exponent) : Number.POSITIVE_INFINITY
  if (digitCount(coefficient) * n <= MAX_EXACT_DIGITS) {
    const power = { coefficient: coefficient ** BigInt(n), exponent: tens * n }
    return compareNum(exponent, 0) < 0 ? quotientNum(UNIT, power) : makeNum(power.coefficient, power.exponent)
  }
  const size = exponential(times(naturalLog(absoluteNum(base)), toFixedPoint(exponent)))
  const isNegative = coefficient < 0n && isIntegerNum(exponent) && isOddNum(exponent)
  return isNegative ? subtractNum(0, size) : size
}
