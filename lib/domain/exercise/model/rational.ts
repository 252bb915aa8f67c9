/** An exact rational number in lowest terms with a positive denominator; made only by `rational`. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** `numerator / denominator` in lowest terms. The denominator must not be 0. */
export function rational(numerator: bigint, denominator: bigint): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator)
  const sign = denominator < 0n ? -1n : 1n
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

/** The value of plain decimal digits, for instance `-12.50`; a point is the decimal mark. */
export function fromDecimalDigits(text: string): Rational {
  const [integer = '', fraction = ''] = text.split('.')
  return rational(BigInt(integer + fraction), 10n ** BigInt(fraction.length))
}

export function sameValue(left: Rational, right: Rational): boolean {
  return left.numerator === right.numerator && left.denominator === right.denominator
}

/** Negative where the left one is less, 0 where they are the same. */
export function compare(left: Rational, right: Rational): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function negate(value: Rational): Rational {
  return { numerator: -value.numerator, denominator: value.denominator }
}

export function add(left: Rational, right: Rational): Rational {
  const numerator = left.numerator * right.denominator + right.numerator * left.denominator
  return rational(numerator, left.denominator * right.denominator)
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator)
}

/** Rounds to `digits` decimal places, a half away from zero. */
export function roundHalfUp(value: Rational, digits: number): Rational {
  const scale = 10n ** BigInt(digits)
  const magnitude = value.numerator < 0n ? -value.numerator : value.numerator
  const rounded = (2n * magnitude * scale + value.denominator) / (2n * value.denominator)
  return rational(value.numerator < 0n ? -rounded : rounded, scale)
}

/** How many decimal places a number with this denominator (in lowest terms) has; `undefined` when they never end. */
export function decimalPlaces(denominator: bigint): number | undefined {
  let [rest, twos, fives] = [denominator, 0, 0]
  for (; rest % 2n === 0n; rest /= 2n) twos += 1
  for (; rest % 5n === 0n; rest /= 5n) fives += 1
  return rest === 1n ? Math.max(twos, fives) : undefined
}

/** The digits with a decimal point, `places` of them after it; exact when the number has no more. */
export function plainDecimal({ numerator, denominator }: Rational, places: number): string {
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places)) / denominator
  const digits = magnitude.toString().padStart(places + 1, '0')
  const integer = digits.slice(0, digits.length - places)
  const text = places === 0 ? integer : `${integer}.${digits.slice(digits.length - places)}`
  return numerator < 0n ? `-${text}` : text
}

/** Not negative; 0 only of 0 and 0. */
export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}
