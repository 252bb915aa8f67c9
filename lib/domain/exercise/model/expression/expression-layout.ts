import { type FormulaLayout, MINUS, operator, row } from '../formula/formula-layout'
import type { AlgebraicExpression } from './expression'

/** How tightly each kind holds together: what is looser than its place asks for stands in brackets. */
const TIGHTNESS = {
  sum: 1,
  opposite: 2,
  product: 3,
  power: 4,
  quotient: 5,
  number: 5,
  variable: 5,
  pi: 5,
  root: 5,
  absolute: 5,
} as const satisfies Record<AlgebraicExpression['kind'], number>

const DOT = operator('·')

/** Lays an expression out with a bar for each division, and with only the brackets that are needed. */
export function layOut(expression: AlgebraicExpression): FormulaLayout {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', text: expression.digits.replace('.', ',') }
    case 'variable':
      return { kind: 'letter', text: expression.name }
    case 'pi':
      return { kind: 'letter', text: 'π' }
    case 'sum':
      return row(expression.terms.flatMap(layOutTerm))
    case 'opposite':
      return row([MINUS, fencedBelow(expression.of, TIGHTNESS.product)])
    case 'product':
      return row(expression.factors.flatMap(layOutFactor))
    case 'quotient':
      return { kind: 'fraction', top: layOut(expression.dividend), bottom: layOut(expression.divisor) }
    case 'power': {
      const { base, exponent } = expression
      // The bar of a fraction is as tight as a number anywhere but under an exponent.
      const shown = base.kind === 'quotient' ? fenced(base) : fencedBelow(base, TIGHTNESS.number)
      return { kind: 'power', base: shown, exponent: layOut(exponent) }
    }
    case 'root':
      return { kind: 'root', of: layOut(expression.radicand) }
    case 'absolute':
      return { kind: 'fenced', fence: '||', of: layOut(expression.of) }
  }
}

function layOutTerm(term: AlgebraicExpression, index: number): readonly FormulaLayout[] {
  if (index === 0 || term.kind === 'opposite') return [layOut(term)]
  return [operator('+'), fencedBelow(term, TIGHTNESS.opposite)]
}

/** A dot stands before what would run together with the factor before it: a number or the bar of a fraction. */
function layOutFactor(factor: AlgebraicExpression, index: number): readonly FormulaLayout[] {
  const shown = fencedBelow(factor, TIGHTNESS.product)
  const { kind } = firstOf(shown)
  return index > 0 && (kind === 'number' || kind === 'fraction') ? [DOT, shown] : [shown]
}

function firstOf(layout: FormulaLayout): FormulaLayout {
  if (layout.kind === 'row' && layout.parts[0]) return firstOf(layout.parts[0])
  return layout.kind === 'power' ? firstOf(layout.base) : layout
}

function fencedBelow(expression: AlgebraicExpression, least: number): FormulaLayout {
  return TIGHTNESS[expression.kind] < least ? fenced(expression) : layOut(expression)
}

function fenced(expression: AlgebraicExpression): FormulaLayout {
  return { kind: 'fenced', fence: '()', of: layOut(expression) }
}
