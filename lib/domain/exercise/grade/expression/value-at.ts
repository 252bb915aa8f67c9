import type { AlgebraicExpression } from '../../model/expression/expression'

/** The value at a point to floating-point precision; NaN where it has none. */
export function valueAt(expression: AlgebraicExpression, point: ReadonlyMap<string, number>): number {
  const value = (inner: AlgebraicExpression) => valueAt(inner, point)
  switch (expression.kind) {
    case 'number':
      return Number(expression.value.numerator) / Number(expression.value.denominator)
    case 'variable':
      return point.get(expression.name) ?? Number.NaN
    case 'pi':
      return Math.PI
    case 'sum':
      return expression.terms.reduce((sum, term) => sum + value(term), 0)
    case 'opposite':
      return -value(expression.of)
    case 'product':
      return expression.factors.reduce((product, factor) => product * value(factor), 1)
    case 'quotient': {
      const divisor = value(expression.divisor)
      return divisor === 0 ? Number.NaN : value(expression.dividend) / divisor
    }
    case 'power': {
      const [base, exponent] = [value(expression.base), value(expression.exponent)]
      return base === 0 && exponent <= 0 ? Number.NaN : base ** exponent
    }
    case 'root':
      return Math.sqrt(value(expression.radicand))
    case 'absolute':
      return Math.abs(value(expression.of))
  }
}
