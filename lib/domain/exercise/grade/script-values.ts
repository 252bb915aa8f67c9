import { isFraction, isNumber, makeFraction, readNumber, toDecimal, type Value } from '@/interpreter'
import { decimalPlaces, fromDecimalDigits, plainDecimal, type Rational, rational } from '../model/rational'
import { SolutionError } from './control-grade'

/** The exact value of a Number or a Fraction of the script language. */
export function toRational(value: Value): Rational {
  if (isFraction(value)) return rational(BigInt(value.numerator), BigInt(value.denominator))
  if (!isNumber(value)) throw new SolutionError('the solution of a number field is a Number or a Fraction')
  return fromDecimalDigits(toDecimal(value).toFixed())
}

/**
 * A pupil's value as the script language has it: a Number where it has a finite decimal expansion and no fraction was
 * asked, else a Fraction; `undefined` when it is beyond what the language holds.
 */
export function toScriptNumber(value: Rational, kind: 'number' | 'fraction' = 'number'): Value | undefined {
  const places = kind === 'number' ? decimalPlaces(value.denominator) : undefined
  if (places !== undefined) return readNumber(plainDecimal(value, places))
  const [numerator, denominator] = [Number(value.numerator), Number(value.denominator)]
  const isHeld = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)
  return isHeld ? makeFraction(numerator, denominator) : undefined
}
