import { absolute, isNegative, type Real } from './arithmetic'
import { isFraction } from './fractions'
import { groupDigits } from './hungarian/index'
import type { Num } from './numbers'

function texNum(value: Num): string {
  return String(value)
    .replace('.', '{,}')
    .replace(/e\+?(.*)/, '\\cdot 10^{$1}')
}

/** A number in TeX, with the decimal comma of Hungarian; a Fraction as `\frac`, its sign before it. */
export function tex(value: Real): string {
  if (!isFraction(value)) return texNum(value)
  const { numerator, denominator } = value
  if (denominator === 1) return String(numerator)
  return `${numerator < 0 ? '-' : ''}\\frac{${Math.abs(numerator)}}{${denominator}}`
}

/** As `tex`, with the integer digits in groups of three from five on, as running text has them. */
export function texGrouped(value: Real): string {
  return tex(value).replace(/^-?\d+/, (integer) => groupDigits(integer, '\\,'))
}

/** With its sign, also when that is a plus. */
export function texSigned(value: Real): string {
  return (isNegative(value) ? '' : '+') + tex(value)
}

/** One term of a polynomial with its sign; empty when the coefficient is zero. */
function texTerm(coefficient: Real, variable: string, exponent: number): string {
  const size = tex(absolute(coefficient))
  if (size === '0') return ''
  const power = exponent === 0 ? '' : exponent === 1 ? variable : `${variable}^{${exponent}}`
  const factor = size === '1' && exponent > 0 ? '' : size
  return (isNegative(coefficient) ? '-' : '+') + factor + power
}

/** A polynomial, from the coefficient of the highest power down. */
export function texPolynomial(coefficients: readonly Real[], variable: string): string {
  const degree = coefficients.length - 1
  const terms = coefficients.map((coefficient, i) => texTerm(coefficient, variable, degree - i))
  return terms.join('').replace(/^\+/, '') || '0'
}
