import type { AlgebraicExpression } from '../../model/expression/expression'

/** The value at a point to floating-point precision; NaN where it has none. */
export function valueAt(expression: AlgebraicExpression, point: ReadonlyMap<string, number>): number {
  switch (expression.kind) {
    case 'number':
      return Number(expression.value.numerator) / Number(expression.value.denominator)
    case 'variable':
      return point.get(expression.name) ?? Number.NaN
    case 'pi':
      return Math.PI
    case 'sum':
      return expression.terms.reduce((sum, term) => sum + valueAt(term, point), 0)
    case 'opposite':
      return -valueAt(expression.of, point)
    case 'product':
      return expression.factors.reduce((product, factor) => product * valueAt(factor, point), 1)
    case 'quotient': {
      const divisor = valueAt(expression.divisor, point)
      return divisor === 0 ? Number.NaN : valueAt(expression.dividend, point) / divisor
    }
    case 'power': {
      const [base, exponent] = [valueAt(expression.base, point), valueAt(expression.exponent, point)]
      return base === 0 && exponent <= 0 ? Number.NaN : base ** exponent
    }
    case 'root':
      return Math.sqrt(valueAt(expression.radicand, point))
    case 'absolute':
      return Math.abs(valueAt(expression.of, point))
  }
}
