import { formulaTex } from '../formula/formula-tex'
import type { AlgebraicExpression } from './expression'
import { layOut } from './expression-layout'
import { parseExpression } from './parse-expression'

/** A typed expression as a formula in TeX; '' for what is none. */
export function typedTex(typed: string, variables: readonly string[]): string {
  const read = parseExpression(typed, variables)
  return read.kind === 'expression' ? expressionTex(read.expression) : ''
}

export function expressionTex(expression: AlgebraicExpression): string {
  return formulaTex(layOut(expression))
}
