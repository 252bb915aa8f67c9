import { Decimal } from 'decimal.js'
import { fail } from './errors'

/** Significant digits of a Number. */
export const PRECISION = 16
/** Beyond 10^400 a Number is too large; nearer to zero than 10^-400 it is zero. */
const MAX_EXPONENT = 400
const FIRST_EXPONENT_PRINTED = 21

/** The language's decimal arithmetic; a constructor of its own, so that nobody else's settings reach it. */
export const Dec = Decimal.clone({
  precision: PRECISION,
  rounding: Decimal.ROUND_HALF_UP,
  modulo: Decimal.ROUND_DOWN,
  minE: -MAX_EXPONENT,
  maxE: MAX_EXPONENT,
  toExpNeg: -MAX_EXPONENT,
  toExpPos: FIRST_EXPONENT_PRINTED,
})

/**
 * A Number. Invariant: a safe integer is always a JavaScript number, never -0; everything else is a finite Decimal of
 * at most 16 significant digits. So equal Numbers have equal representations. Every Decimal result passes `toNum`.
 */
export type Num = number | Decimal

export function isNum(value: unknown): value is Num {
  return typeof value === 'number' || value instanceof Decimal
}

export function toNum(value: Decimal): Num {
  if (!value.isFinite()) fail('limit-exceeded', 'the number is too large')
  if (value.e < PRECISION && value.isInteger()) {
    const integer = value.toNumber()
    if (Number.isSafeInteger(integer)) return integer + 0
  }
  return value
}

export function toDec(value: Num): Decimal {
  return typeof value === 'number' ? new Dec(value) : value
}

/** Reads digits with an optional minus and fraction part, rounded to what a Number holds. */
export function readNum(text: string): Num {
  return toNum(new Dec(text).toSignificantDigits(PRECISION))
}

export function addNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  return toNum(toDec(a).plus(b))
}

export function subtractNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b
    if (Number.isSafeInteger(difference)) return difference
  }
  return toNum(toDec(a).minus(b))
}

export function multiplyNum(a: Num, b: Num): Num {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b
    if (Number.isSafeInteger(product)) return product + 0
  }
  return toNum(toDec(a).times(b))
}

export function divideNum(a: Num, b: Num): Num {
  if (b === 0) fail('division-by-zero', 'division by zero')
  if (typeof a === 'number' && typeof b === 'number') {
    const quotient = a / b
    if (Number.isSafeInteger(quotient) && quotient * b === a) return quotient + 0
  }
  return toNum(toDec(a).dividedBy(b))
}

/** The remainder of the division that rounds towards zero; it has the sign of `a`. */
export function remainderNum(a: Num, b: Num): Num {
  if (b === 0) fail('division-by-zero', 'division by zero')
  if (typeof a === 'number' && typeof b === 'number') return (a % b) + 0
  return toNum(toDec(a).modulo(b))
}

export function compareNum(a: Num, b: Num): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0
  return toDec(a).comparedTo(b)
}

/** Digits only, with a point, up to 10^21; the largest ones with an exponent. */
export function numText(value: Num): string {
  return String(value)
}
