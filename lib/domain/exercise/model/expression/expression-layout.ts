import type { AlgebraicExpression } from './expression'

/** How an expression is written on paper: what is drawn in TeX and in MathML alike. */
export type ExpressionLayout =
  | { readonly kind: 'number' | 'letter' | 'operator'; readonly text: string }
  | { readonly kind: 'row'; readonly parts: readonly ExpressionLayout[] }
  | { readonly kind: 'fraction'; readonly top: ExpressionLayout; readonly bottom: ExpressionLayout }
  | { readonly kind: 'power'; readonly base: ExpressionLayout; readonly exponent: ExpressionLayout }
  | { readonly kind: 'root'; readonly of: ExpressionLayout }
  | { readonly kind: 'fenced'; readonly fence: '()' | '||'; readonly of: ExpressionLayout }

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

const MINUS = operator('−')
const DOT = operator('·')

/** Lays an expression out with a bar for each division, and with only the brackets that are needed. */
export function layOut(expression: AlgebraicExpression): ExpressionLayout {
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

function layOutTerm(term: AlgebraicExpression, index: number): readonly ExpressionLayout[] {
  if (index === 0 || term.kind === 'opposite') return [layOut(term)]
  return [operator('+'), fencedBelow(term, TIGHTNESS.opposite)]
}

/** A dot stands before what would run together with the factor before it: a number or the bar of a fraction. */
function layOutFactor(factor: AlgebraicExpression, index: number): readonly ExpressionLayout[] {
  const shown = fencedBelow(factor, TIGHTNESS.product)
  const { kind } = firstOf(shown)
  return index > 0 && (kind === 'number' || kind === 'fraction') ? [DOT, shown] : [shown]
}

function firstOf(layout: ExpressionLayout): ExpressionLayout {
  if (layout.kind === 'row' && layout.parts[0]) return firstOf(layout.parts[0])
  return layout.kind === 'power' ? firstOf(layout.base) : layout
}

function fencedBelow(expression: AlgebraicExpression, least: number): ExpressionLayout {
  return TIGHTNESS[expression.kind] < least ? fenced(expression) : layOut(expression)
}

function fenced(expression: AlgebraicExpression): ExpressionLayout {
  return { kind: 'fenced', fence: '()', of: layOut(expression) }
}

function row(parts: readonly ExpressionLayout[]): ExpressionLayout {
  return { kind: 'row', parts }
}

function operator(text: string): ExpressionLayout {
  return { kind: 'operator', text }
}
