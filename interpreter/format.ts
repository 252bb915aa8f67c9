import type { Real } from './arithmetic'
import { fractionText, isFraction } from './fractions'
import { formatNumberHu } from './hungarian/index'
import { numText } from './numbers'

/** A number as Hungarian running text writes it; a Fraction as `1/2`. */
export function formatNumber(value: Real): string {
  return isFraction(value) ? fractionText(value) : formatNumberHu(numText(value))
}
