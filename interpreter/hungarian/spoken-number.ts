/**
 * A number as it is read out. Digits are strings, so that no decimal place is lost on the way; a leading zero changes
 * nothing. Numerator and denominator are not negative, and the denominator is not zero.
 */
export type SpokenNumber =
  | { kind: 'decimal'; negative: boolean; integer: string; fraction: string }
  | { kind: 'fraction'; negative: boolean; numerator: number; denominator: number }

/** A fraction with denominator 1 is printed, and so also read, as an integer. */
export function isInteger(n: SpokenNumber): boolean {
  return n.kind === 'decimal' ? n.fraction === '' : n.denominator === 1
}
