import type { FigureScale } from '../model'
import { fromDecimalDigits, type Rational, rational } from '../model/rational'

/** A number of a figure as `figureJson` writes it, exactly: a decimal, or the text of a Fraction such as "1/3". */
export function exactNumber(written: unknown): Rational {
  const [numerator = '0', denominator = '1'] = String(written).split('/')
  const [top, bottom] = [fromDecimalDigits(plain(numerator)), fromDecimalDigits(plain(denominator))]
  return rational(top.numerator * bottom.denominator, top.denominator * bottom.numerator)
}

/** Without an exponent: a number below a millionth is written with one. */
const plain = (number: string) => (number.includes('e') ? Number(number).toFixed(20) : number)

/** All the ticks from one number to another, in whole numbers. @param parts so many small ones in each step. */
export function scaleBetween(from: unknown, to: unknown, step: Rational, parts = 1): FigureScale {
  const [low, high] = [exactNumber(from), exactNumber(to)]
  const unit = rational(step.numerator, step.denominator * BigInt(parts))
  const denominator = leastCommonMultiple(low.denominator, unit.denominator)
  const whole = ({ numerator, denominator: own }: Rational) => Number((numerator * denominator) / own)
  const span = rational(
    high.numerator * low.denominator - low.numerator * high.denominator,
    high.denominator * low.denominator,
  )
  const last = (span.numerator * unit.denominator) / (span.denominator * unit.numerator)
  return { start: whole(low), step: whole(unit), denominator: Number(denominator), last: Number(last) }
}

/** In lowest terms, the numerator of left / right is what right lacks of a common multiple. */
const leastCommonMultiple = (left: bigint, right: bigint) => rational(left, right).numerator * right
