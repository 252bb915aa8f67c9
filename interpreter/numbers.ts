import { Decimal as AnyDecimal } from 'decimal.js'
import { ANGLE_PLACES, angleOfPoint, integerRoot } from './arcs'
import { fail } from './errors'

/** Beyond 10^400 a Number is too large; nearer to zero than 10^-400 it is zero. */
const MAX_EXPONENT = 400
/** A longer literal is no number of an exercise, and takes long to read. */
const MAX_LITERAL_LENGTH = 1000
const PRECISION = 16

/**
 * Numbers have 16 significant digits, rounded half away from zero, and are printed with all of them below 10^21. A
 * constructor of its own, whose settings nobody else changes.
 */
export const Decimal = AnyDecimal.clone({
  precision: PRECISION,
  rounding: AnyDecimal.ROUND_HALF_UP,
  modulo: AnyDecimal.ROUND_DOWN,
  toExpPos: 21,
  toExpNeg: -MAX_EXPONENT - PRECISION,
})

/** For what is worked out by series, of which decimal.js promises only that the last digit is at most one off. */
const Series = Decimal.clone({ precision: PRECISION + 6 })

/** Holds the product of two Numbers whole. */
const Product = Decimal.clone({ precision: 2 * PRECISION })

/** A Number of the language: a safe integer, never -0, or else a Decimal that is none. */
export type Num = number | AnyDecimal

/** What came out as the Number that it is; its digits have been rounded. */
function toNum(value: AnyDecimal): Num {
  if (!value.isFinite() || value.e > MAX_EXPONENT) return fail('limit-exceeded', 'the number is too large')
  if (value.e < -MAX_EXPONENT) return 0
  const integer = value.isInteger() ? value.toNumber() : Number.NaN
  return Number.isSafeInteger(integer) ? integer + 0 : value
}

function rounded(value: AnyDecimal): Num {
  return toNum(new Decimal(value.toSignificantDigits(PRECISION)))
}

function decimal(value: Num): AnyDecimal {
  return typeof value === 'number' ? new Decimal(value) : value
}

export function isNum(value: unknown): value is Num {
  return typeof value === 'number' || value instanceof AnyDecimal
}

/** Reads digits with an optional minus and fraction part, rounded to what a Number holds. */
export function readNum(text: string): Num {
  if (text.length > MAX_LITERAL_LENGTH) fail('limit-exceeded', `a number has more than ${MAX_LITERAL_LENGTH} digits`)
  const integer = Number(text)
  return Number.isSafeInteger(integer) && !text.includes('.') ? integer + 0 : rounded(new Decimal(text))
}

type Operation = (a: Num, b: Num) => Num

/** Answered in doubles as long as both are safe integers and so is the result, as nearly always in an exercise. */
function operation(fast: (a: number, b: number) => number, exact: (a: AnyDecimal, b: Num) => AnyDecimal): Operation {
  return (a, b) => {
    const result = typeof a === 'number' && typeof b === 'number' ? fast(a, b) : Number.NaN
    return Number.isSafeInteger(result) ? result + 0 : toNum(exact(decimal(a), b))
  }
}

export const addNum = operation(
  (a, b) => a + b,
  (a, b) => a.plus(b),
)
export const subtractNum = operation(
  (a, b) => a - b,
  (a, b) => a.minus(b),
)
export const multiplyNum = operation(
  (a, b) => a * b,
  (a, b) => a.times(b),
)

function byNonZero(divide: Operation): Operation {
  return (a, b) => (b === 0 ? fail('division-by-zero', 'division by zero') : divide(a, b))
}

export const divideNum = byNonZero(
  operation(
    (a, b) => (a % b === 0 ? a / b : Number.NaN),
    (a, b) => a.div(b),
  ),
)

/** A decimal number as integer · 10^-places. */
function scaled(value: AnyDecimal, places: number): bigint {
  const [integer = '', fraction = ''] = value.toFixed().split('.')
  return BigInt(integer + fraction.padEnd(places, '0'))
}

/** Works on both numbers as integers, brought to the same number of places: quotients of decimal.js can be off by one. */
function byIntegers(
  a: AnyDecimal,
  b: Num,
  work: (a: bigint, b: bigint, places: number) => { value: bigint; places: number },
): AnyDecimal {
  const divisor = decimal(b)
  const shared = Math.max(a.decimalPlaces(), divisor.decimalPlaces())
  const { value, places } = work(scaled(a, shared), scaled(divisor, shared), shared)
  return new Decimal(`${value}e${-places}`).toSignificantDigits(PRECISION)
}

/** The remainder of the division that rounds towards zero; it has the sign of `a`. */
export const remainderNum = byNonZero(
  operation(
    (a, b) => a % b,
    (a, b) => byIntegers(a, b, (left, right, places) => ({ value: left % right, places })),
  ),
)

/** The integer quotient of the division that rounds towards zero. */
export const integerQuotientNum = byNonZero(
  operation(
    (a, b) => (a - (a % b)) / b,
    (a, b) => byIntegers(a, b, (left, right) => ({ value: left / right, places: 0 })),
  ),
)

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. */
export function compareNum(a: Num, b: Num): number {
  return typeof a === 'number' && typeof b === 'number' ? Math.sign(a - b) : decimal(a).cmp(b)
}

/** Compares two products exactly. */
export function compareProducts([a, b]: readonly [Num, Num], [c, d]: readonly [Num, Num]): number {
  return new Product(a).times(b).cmp(new Product(c).times(d))
}

/** The value rounded to a multiple of 10^-places, half away from zero. */
export function roundNum(value: Num, places: number): Num {
  if (places < 0) return toNum(decimal(value).toNearest(`1e${-places}`))
  return typeof value === 'number' ? value : toNum(value.toDecimalPlaces(places))
}

/** numerator / denominator rounded to a multiple of 10^-places, half away from zero; the denominator is positive. */
export function roundQuotient(numerator: number, denominator: number, places: number): Num {
  const dividend = BigInt(Math.abs(numerator)) * 10n ** BigInt(Math.max(places, 0))
  const divisor = BigInt(denominator) * 10n ** BigInt(Math.max(-places, 0))
  const size = (2n * dividend + divisor) / (2n * divisor)
  return rounded(new Decimal(`${numerator < 0 ? '-' : ''}${size}e${-places}`))
}

export function floorNum(value: Num): Num {
  return typeof value === 'number' ? value : toNum(value.floor())
}

/** So many results of one function are kept at a time: more than the draws of one exercise ask for. */
const MOST_KEPT = 2_000

/**
 * Keeps the results of a function that takes long: scripts that look for fitting numbers, and figures, ask for the same
 * ones again and again, in one draw and from draw to draw.
 */
function kept<Input, Result>(keyOf: (input: Input) => string | number, work: (input: Input) => Result) {
  const results = new Map<string | number, Result>()
  return (input: Input): Result => {
    const key = keyOf(input)
    const found = results.get(key)
    if (found !== undefined) return found
    const result = work(input)
    if (results.size >= MOST_KEPT) results.clear()
    results.set(key, result)
    return result
  }
}

/** Keeps the results of a function of one Number. */
function keptByNum<Result extends NonNullable<unknown>>(work: (value: Num) => Result): (value: Num) => Result {
  return kept((value) => (typeof value === 'number' ? value : value.toString()), work)
}

/** Keeps the results of a function of two Numbers. */
function keptByPair(work: (pair: readonly [Num, Num]) => Num): (a: Num, b: Num) => Num {
  const keptWork = kept(([a, b]: readonly [Num, Num]) => `${a} ${b}`, work)
  return (a, b) => keptWork([a, b])
}

/** The root of an integer, if that is an integer too. */
function wholeRoot(value: number, degree: 2 | 3): number | undefined {
  const root = Math.round(degree === 2 ? Math.sqrt(value) : Math.cbrt(value))
  return (degree === 2 ? root * root : root * root * root) === value ? root : undefined
}

const irrationalRoots = {
  2: keptByNum((value) => toNum(decimal(value).sqrt())),
  3: keptByNum((value) => toNum(decimal(value).cbrt())),
}

/** The square or cube root; the value is not negative. */
export function rootNum(value: Num, degree: 2 | 3): Num {
  const whole = typeof value === 'number' ? wholeRoot(value, degree) : undefined
  return whole ?? irrationalRoots[degree](value)
}

export function isIntegerNum(value: Num): boolean {
  return typeof value === 'number' || value.isInteger()
}

/** Whether an integer is odd. */
export function isOddNum(value: Num): boolean {
  return remainderNum(value, 2) !== 0
}

export function absoluteNum(value: Num): Num {
  return typeof value === 'number' ? Math.abs(value) : value.abs()
}

/** Further out, the digits of a Number no longer say where in its period an angle is. */
const MAX_ANGLE = 1e15

function angle(value: Num): AnyDecimal {
  if (compareNum(absoluteNum(value), MAX_ANGLE) > 0) fail('invalid-arguments', 'an angle must be at most 10^15')
  return new Series(value)
}

const HALF_TURN = Series.acos(-1)

export const piNum = rounded(HALF_TURN)

export const expNum = keptByNum((value) => rounded(new Series(value).exp()))

/** The natural logarithm of a positive value. */
export const logNum = keptByNum((value) => rounded(new Series(value).ln()))

export const log2Num = keptByNum((value) => rounded(new Series(value).log(2)))

export const log10Num = keptByNum((value) => rounded(new Series(value).log(10)))

export const sinNum = keptByNum((value) => rounded(angle(value).sin()))

export const cosNum = keptByNum((value) => rounded(angle(value).cos()))

export const tanNum = keptByNum((value) => rounded(angle(value).tan()))

const QUARTER = 90

/**
 * An angle in degrees as so many quarter turns and a rest of at most half a quarter. Both are exact, so neither a large
 * angle nor one beside a zero of the function loses digits.
 */
function quarters(degrees: Num): { turned: number; rest: Num } {
  angle(degrees)
  const withinTurn = remainderNum(degrees, 4 * QUARTER)
  const turned = Math.round(Number(withinTurn) / QUARTER)
  return { turned: (turned + 4) % 4, rest: subtractNum(withinTurn, turned * QUARTER) }
}

function radians(degrees: Num): AnyDecimal {
  return HALF_TURN.times(degrees).div(2 * QUARTER)
}

/** Of the sines of rational angles only 0, 1/2 and 1 are rational (Niven's theorem). */
const sineOfRest = keptByNum((rest) => (absoluteNum(rest) === 30 ? new Series(rest).div(60) : radians(rest).sin()))
const cosineOfRest = keptByNum((rest) => radians(rest).cos())
const tangentOfRest = keptByNum((rest) => (absoluteNum(rest) === 45 ? new Series(rest).div(45) : radians(rest).tan()))

/** The sine of an angle in degrees, exact where it is rational. */
export function sinDegreesNum(degrees: Num): Num {
  const { turned, rest } = quarters(degrees)
  const sine = turned % 2 === 0 ? sineOfRest(rest) : cosineOfRest(rest)
  return rounded(turned < 2 ? sine : sine.neg())
}

/** The cosine of an angle in degrees, exact where it is rational. */
export function cosDegreesNum(degrees: Num): Num {
  const { turned, rest } = quarters(degrees)
  const cosine = turned % 2 === 0 ? cosineOfRest(rest) : sineOfRest(rest)
  return rounded(turned === 0 || turned === 3 ? cosine : cosine.neg())
}

/** The tangent of an angle in degrees, exact where it is rational; undefined where there is none. */
export function tanDegreesNum(degrees: Num): Num | undefined {
  const { turned, rest } = quarters(degrees)
  const isOdd = turned % 2 === 1
  if (isOdd && rest === 0) return undefined
  const tangent = tangentOfRest(rest)
  return rounded(isOdd ? new Series(-1).div(tangent) : tangent)
}

/** Of an angle nearer to zero, sine and tangent have the same 16 digits as the angle itself, and fixed point has too few of them. */
const TINY_ANGLE = new Decimal('1e-9')

function angleNum(x: bigint, y: bigint): Num {
  return rounded(new Decimal(`${angleOfPoint(x, y)}e-${ANGLE_PLACES}`))
}

/** A value from -1 to 1 as a coordinate of a point on the unit circle, with the size of the other one, both in one unit. */
function onUnitCircle(value: Num): { readonly coordinate: bigint; readonly other: bigint } {
  const places = decimal(value).decimalPlaces()
  const digits = scaled(decimal(value), places)
  const unit = 10n ** BigInt(ANGLE_PLACES)
  return { coordinate: digits * unit, other: integerRoot((10n ** BigInt(2 * places) - digits * digits) * unit * unit) }
}

function isTiny(value: Num): boolean {
  return decimal(value).abs().lt(TINY_ANGLE)
}

/** The value is from -1 to 1. */
export const asinNum = keptByNum((value) => {
  if (isTiny(value)) return value
  const { coordinate, other } = onUnitCircle(value)
  return angleNum(other, coordinate)
})

/** The value is from -1 to 1. */
export const acosNum = keptByNum((value) => {
  const { coordinate, other } = onUnitCircle(value)
  return angleNum(coordinate, other)
})

export const atanNum = keptByNum((value) => (isTiny(value) ? value : atan2Num(value, 1)))

/** The angle, from -PI to PI, of the point (x, y); that of the origin is 0. */
export const atan2Num = keptByPair(([y, x]) => {
  if (x === 0 && y === 0) return 0
  const [up, right] = [decimal(y), decimal(x)]
  const places = Math.max(up.decimalPlaces(), right.decimalPlaces())
  const angle = angleNum(scaled(right, places), scaled(up, places))
  return isTiny(angle) ? rounded(Series.atan2(up, right)) : angle
})

export function degreesToRadians(value: Num): Num {
  return rounded(HALF_TURN.times(value).div(180))
}

export function radiansToDegrees(value: Num): Num {
  return rounded(new Series(value).times(180).div(HALF_TURN))
}

/** The base is not 0; a negative one has an integer exponent. */
export const powNum = keptByPair(([base, exponent]) => rounded(new Series(base).pow(exponent)))
