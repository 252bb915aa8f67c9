import { divide } from '../arithmetic'
import { type Fraction, fractionToNum, isFraction, makeFraction, numToFraction } from '../fractions'
import { builtin, type Table } from './builtin'
import { integer, number, rational } from './parameters'

function toFraction(value: number | Fraction): Fraction {
  return isFraction(value) ? value : makeFraction(value, 1)
}

export const fractions = {
  Fraction: builtin([integer, integer], (_, numerator, denominator) => makeFraction(numerator, denominator)),
  numerator: builtin([rational], (_, value) => toFraction(value).numerator),
  denominator: builtin([rational], (_, value) => toFraction(value).denominator),
  reciprocal: builtin([rational], (_, value) => divide(makeFraction(1, 1), value)),
  'number-2-fraction': builtin([number], (_, value) => numToFraction(value), { cost: 3 }),
  'fraction-2-number': builtin([rational], (_, value) => fractionToNum(toFraction(value)), { cost: 3 }),
} satisfies Table
