import type { Real } from './arithmetic'
import { isFraction } from './fractions'
import { formatNumberHu } from './hungarian/index'

/** A number as Hungarian running text writes it; a Fraction as `1/2`. */
export function formatNumber(value: Real): string {
  return isFraction(value) ? String(value) : formatNumberHu(String(value))
}
