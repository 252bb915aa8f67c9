import type { AlgebraicExpression } from './expression'

/** How tightly each kind holds together: what is looser than its place asks for stands in brackets. */
const TIGHTNESS = {
  sum: 1,
  opposite: 2,
  product: 3,
  quotient: 5,
  power: 4,
  number: 5,
  variable: 5,
  pi: 5,
  root: 5,
  absolute: 5,
} as const satisfies Record<AlgebraicExpression['kind'], number>

/** The expression as a formula in TeX, with a bar for each division and only the brackets that are needed. */
export function expressionTex(expression: AlgebraicExpression): string {
  switch (expression.kind) {
    case 'number':
      return expression.digits.replace(/[.,]/, '{,}')
    case 'variable':
      return expression.name
    case 'pi':
      return '\\pi '
    case 'sum':
      return expression.terms.map(termTex).join('')
    case 'opposite':
      return `-${inBrackets(expression.of, TIGHTNESS.product)}`
    case 'product':
      return expression.factors.map(factorTex).join('')
    case 'quotient':
      return `\\frac{${expressionTex(expression.dividend)}}{${expressionTex(expression.divisor)}}`
    case 'power': {
      const { base, exponent } = expression
      // The bar of a fraction is as tight as a number anywhere but under an exponent.
      const shown = base.kind === 'quotient' ? bracketed(base) : inBrackets(base, TIGHTNESS.number)
      return `${shown}^{${expressionTex(exponent)}}`
    }
    case 'root':
      return `\\sqrt{${expressionTex(expression.radicand)}}`
    case 'absolute':
      return `\\left|${expressionTex(expression.of)}\\right|`
  }
}

function termTex(term: AlgebraicExpression, index: number): string {
  if (index === 0) return expressionTex(term)
  return term.kind === 'opposite' ? expressionTex(term) : `+${inBrackets(term, TIGHTNESS.opposite)}`
}

/** A dot stands where two factors would run together: before a digit, and between a fraction and what is no letter. */
function factorTex(factor: AlgebraicExpression, index: number, factors: readonly AlgebraicExpression[]): string {
  const tex = inBrackets(factor, TIGHTNESS.product)
  const before = factors[index - 1]
  const needsDot = before !== undefined && (/^\d/.test(tex) || (tex.startsWith('\\frac') && before.kind !== 'opposite'))
  return needsDot ? `\\cdot ${tex}` : tex
}

function inBrackets(expression: AlgebraicExpression, least: number): string {
  return TIGHTNESS[expression.kind] < least ? bracketed(expression) : expressionTex(expression)
}

function bracketed(expression: AlgebraicExpression): string {
  return `\\left(${expressionTex(expression)}\\right)`
}
