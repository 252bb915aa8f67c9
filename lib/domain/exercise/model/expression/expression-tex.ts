import type { AlgebraicExpression } from './expression'
import { type ExpressionLayout, layOut } from './expression-layout'
import { parseExpression } from './parse-expression'

/** A typed expression as a formula in TeX; '' for what is none. */
export function typedTex(typed: string, variables: readonly string[]): string {
  const read = parseExpression(typed, variables)
  return read.kind === 'expression' ? expressionTex(read.expression) : ''
}

export function expressionTex(expression: AlgebraicExpression): string {
  return layoutTex(layOut(expression))
}

const SIGNS: Readonly<Record<string, string>> = { '−': '-', '·': '\\cdot ', π: '\\pi ', '+': '+' }

function layoutTex(layout: ExpressionLayout): string {
  switch (layout.kind) {
    case 'number':
      return layout.text.replace(',', '{,}')
    case 'letter':
    case 'operator':
      return SIGNS[layout.text] ?? layout.text
    case 'row':
      return layout.parts.map(layoutTex).join('')
    case 'fraction':
      return `\\frac{${layoutTex(layout.top)}}{${layoutTex(layout.bottom)}}`
    case 'power':
      return `${layoutTex(layout.base)}^{${layoutTex(layout.exponent)}}`
    case 'root':
      return `\\sqrt{${layoutTex(layout.of)}}`
    case 'fenced': {
      const [opening, closing] = layout.fence
      return `\\left${opening}${layoutTex(layout.of)}\\right${closing}`
    }
  }
}
