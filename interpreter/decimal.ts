import { fail } from './errors'

/** Significant digits of a Number. */
export const PRECISION = 16
const FIRST_TOO_LONG = 10n ** 16n
/** Beyond 10^400 a Number is too large; nearer to zero than 10^-400 it is zero. */
const MAX_EXPONENT = 400
/** From 10^21 on a Number is printed with an exponent, as in JavaScript. */
const MAX_PLAIN_DIGITS = 21

/** A value coefficient · 10^exponent. */
export interface Scaled {
  readonly coefficient: bigint
  readonly exponent: number
}

/**
 * A Number that is no safe integer. The arithmetic is our own because decimal.js alone is 13 kB of gzipped JavaScript on
 * the page of an exercise; the tests compare it with decimal.js. Invariant: the coefficient has at most 16 digits, of which the last is not 0.
 * Every Decimal comes from `makeNum`, so that equal Numbers have equal representations.
 */
export class Decimal implements Scaled {
  constructor(
    readonly coefficient: bigint,
    readonly exponent: number,
  ) {}

  toNumber(): number {
    return Number(`${this.coefficient}e${this.exponent}`)
  }

  /** All digits, without an exponent. */
  toFixed(): string {
    const digits = String(magnitude(this.coefficient))
    const point = digits.length + this.exponent
    const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length - point + 1, '0')
    const integer = padded.slice(0, Math.max(point, 1))
    const fraction = padded.slice(integer.length)
    return `${this.coefficient < 0n ? '-' : ''}${integer}${fraction && `.${fraction}`}`
  }

  /** All digits up to 10^21; the largest Numbers with an exponent. */
  toString(): string {
    const digits = String(magnitude(this.coefficient))
    const leading = digits.length + this.exponent - 1
    if (leading < MAX_PLAIN_DIGITS) return this.toFixed()
    const fraction = digits.slice(1)
    return `${this.coefficient < 0n ? '-' : ''}${digits[0]}${fraction && `.${fraction}`}e+${leading}`
  }
}

/** A Number of the language: a safe integer, never -0, or else a Decimal. */
export type Num = number | Decimal

const smallPowers = Array.from({ length: 64 }, (_, i) => 10n ** BigInt(i))

/** The powers of ten by which a double of one digit can be multiplied and stay exact. */
export const TENS = Array.from({ length: PRECISION }, (_, exponent) => 10 ** exponent)

export function tenTo(exponent: number): bigint {
  return smallPowers[exponent] ?? 10n ** BigInt(exponent)
}

export function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n
}

/** Up to here a double tells the size of a bigint, if not all its digits. */
const MAX_DIGITS_OF_DOUBLE = 300

/** The logarithm of the nearest double tells the count, or one too few or too many. */
export function digitCount(n: bigint): number {
  const size = magnitude(n)
  const estimate = Math.floor(Math.log10(Number(size))) + 1
  if (estimate < 1 || estimate > MAX_DIGITS_OF_DOUBLE) return String(size).length
  if (size >= tenTo(estimate)) return estimate + 1
  return size < tenTo(estimate - 1) ? estimate - 1 : estimate
}

/** n / d rounded to an integer, half away from zero; d is positive. */
export function divideHalfUp(n: bigint, d: bigint): bigint {
  const rounded = (2n * magnitude(n) + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}

/** The Number nearest to coefficient · 10^exponent, half away from zero. */
export function makeNum(coefficient: bigint, exponent: number): Num {
  let [c, e] = [coefficient, exponent]
  if (c >= FIRST_TOO_LONG || c <= -FIRST_TOO_LONG) {
    const surplus = digitCount(c) - PRECISION
    c = divideHalfUp(c, tenTo(surplus))
    e += surplus
  }
  const short = shortNum(Number(c), e)
  if (short !== undefined) return short
  for (; c % 10n === 0n; e += 1) c /= 10n
  return decimal(c, e)
}

/** The same for a coefficient that is exact in a double; any other number gives undefined. */
export function shortNum(coefficient: number, exponent: number): Num | undefined {
  if (!Number.isSafeInteger(coefficient)) return undefined
  if (coefficient === 0) return 0
  let [c, e] = [coefficient, exponent]
  for (; c % 10 === 0; e += 1) c /= 10
  const integer = c * (TENS[e] ?? Number.NaN)
  return Number.isSafeInteger(integer) ? integer : decimal(BigInt(c), e)
}

/** The Number with this coefficient, of which the last digit is not 0. */
function decimal(coefficient: bigint, exponent: number): Num {
  const isNearLimit = exponent < -MAX_EXPONENT || exponent > MAX_EXPONENT - PRECISION
  const leading = isNearLimit ? exponent + digitCount(coefficient) - 1 : 0
  if (leading > MAX_EXPONENT) fail('limit-exceeded', 'the number is too large')
  return leading < -MAX_EXPONENT ? 0 : new Decimal(coefficient, exponent)
}

export function toScaled(value: Num): Scaled {
  return typeof value === 'number' ? { coefficient: BigInt(value), exponent: 0 } : value
}
