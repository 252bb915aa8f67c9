import { fail } from './errors'
import { divideNum, type Num } from './numbers'

/**
 * An exact fraction. Invariant: lowest terms, denominator > 0, both parts at most 2^53 - 1 in size, never -0.
 * Every Fraction comes from `makeFraction`.
 */
export class Fraction {
  constructor(
    readonly numerator: number,
    readonly denominator: number,
  ) {}

  toString(): string {
    return this.denominator === 1 ? String(this.numerator) : `${this.numerator}/${this.denominator}`
  }
}

export function isFraction(value: unknown): value is Fraction {
  return value instanceof Fraction
}

export function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

/** The one way to a Fraction. A zero denominator is division-by-zero, a part that is no safe integer limit-exceeded. */
export function makeFraction(numerator: number, denominator: number): Fraction {
  if (denominator === 0) fail('division-by-zero', 'a fraction cannot have the denominator 0')
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return tooLarge()
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator)
  return new Fraction(numerator / divisor + 0, denominator / divisor)
}

function tooLarge(): never {
  fail('limit-exceeded', 'the numerator or denominator of a fraction is beyond 2^53 - 1')
}

/** As makeFraction for parts that may lose their size when they are reduced. */
function makeLargeFraction(numerator: bigint, denominator: bigint): Fraction {
  let [x, y] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? makeFraction(0, 0) : makeFraction(Number(numerator / x), Number(denominator / x))
}

function sumOf(a: Fraction, b: Fraction, sign: 1 | -1): Fraction {
  const left = a.numerator * b.denominator
  const right = sign * b.numerator * a.denominator
  const denominator = a.denominator * b.denominator
  const isExact = Number.isSafeInteger(left) && Number.isSafeInteger(right) && Number.isSafeInteger(denominator)
  if (isExact && Number.isSafeInteger(left + right)) return makeFraction(left + right, denominator)
  const [an, ad, bn, bd] = [BigInt(a.numerator), BigInt(a.denominator), BigInt(b.numerator), BigInt(b.denominator)]
  return makeLargeFraction(an * bd + BigInt(sign) * bn * ad, ad * bd)
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return sumOf(a, b, 1)
}

export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return sumOf(a, b, -1)
}

/** (a / b) · (c / d), for multiplication and, with the second one upside down, for division. */
function productOf(a: number, b: number, c: number, d: number): Fraction {
  const [numerator, denominator] = [a * c, b * d]
  const isExact = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)
  if (isExact) return makeFraction(numerator, denominator)
  return makeLargeFraction(BigInt(a) * BigInt(c), BigInt(b) * BigInt(d))
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return productOf(a.numerator, a.denominator, b.numerator, b.denominator)
}

export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return productOf(a.numerator, a.denominator, b.denominator, b.numerator)
}

/** Exact as long as the result is a safe integer; the exponent is not negative. */
export function integerPower(base: number, exponent: number): number {
  let result = 1
  for (let [square, rest] = [base, exponent]; rest > 0; rest = Math.floor(rest / 2), square *= square) {
    if (rest % 2 === 1) result *= square
  }
  return result
}

/** The exponent is an integer; a negative one turns the fraction upside down first. */
export function fractionPower({ numerator, denominator }: Fraction, exponent: number): Fraction {
  const [top, bottom] = exponent < 0 ? [denominator, numerator] : [numerator, denominator]
  return makeFraction(integerPower(top, Math.abs(exponent)), integerPower(bottom, Math.abs(exponent)))
}

/** Rounds to the 16 digits of a Number. */
export function fractionToNum({ numerator, denominator }: Fraction): Num {
  return divideNum(numerator, denominator)
}

/** Exact: a Number has finitely many digits. Too many of them are limit-exceeded. */
export function numToFraction(value: Num): Fraction {
  if (typeof value === 'number') return makeFraction(value, 1)
  const places = value.decimalPlaces()
  return makeLargeFraction(BigInt(value.toFixed(places).replace('.', '')), 10n ** BigInt(places))
}

export function floorFraction({ numerator, denominator }: Fraction): number {
  return Math.floor(numerator / denominator)
}
