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

export function tenTo(exponent: number): bigint {
  return smallPowers[exponent] ?? 10n ** BigInt(exponent)
}

export function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n
}

export function digitCount(n: bigint): number {
  return String(magnitude(n)).length
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
  if (c === 0n) return 0
  for (; c % 10n === 0n; e += 1) c /= 10n
  if (e >= 0 && e < PRECISION) {
    const integer = Number(c * tenTo(e))
    if (Number.isSafeInteger(integer)) return integer
  }
  const leading = e < -MAX_EXPONENT || e > MAX_EXPONENT - PRECISION ? e + digitCount(c) - 1 : 0
  if (leading > MAX_EXPONENT) fail('limit-exceeded', 'the number is too large')
  return leading < -MAX_EXPONENT ? 0 : new Decimal(c, e)
}

export function toScaled(value: Num): Scaled {
  return typeof value === 'number' ? { coefficient: BigInt(value), exponent: 0 } : value
}
