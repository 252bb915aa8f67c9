import { isFraction, isNumber, toDecimal, type Value } from '@/interpreter'
import { fromDecimalDigits, type Rational, rational } from '../rational'
import { SolutionError } from './control-grade'

/** The exact value of a Number or a Fraction of the script language. */
export function toRational(value: Value): Rational {
  if (isFraction(value)) return rational(BigInt(value.numerator), BigInt(value.denominator))
  if (!isNumber(value)) throw new SolutionError('the solution of a number field is a Number or a Fraction')
  return fromDecimalDigits(toDecimal(value).toFixed())
}
