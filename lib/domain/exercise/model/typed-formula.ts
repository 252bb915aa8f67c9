import type { ControlProps } from '../schemas'
import { layOut } from './expression/expression-layout'
import { parseExpression } from './expression/parse-expression'
import type { FormulaLayout } from './formula/formula-layout'
import { formulaTex } from './formula/formula-tex'
import type { FormulaControlType } from './kinds'
import { layOutSet } from './sets/interval-layout'
import { parseInterval } from './sets/parse-interval'
import { layOutNumberSet, parseNumberSet } from './sets/parse-number-set'

/** A control that is answered by typing a formula. */
export type TypedControl = {
  [Type in FormulaControlType]: { readonly type: Type; readonly props: ControlProps[Type] }
}[FormulaControlType]

/** What was typed as the formula that it is read as; `undefined` for what is none. */
export function typedFormula({ type, props }: TypedControl, typed: string): FormulaLayout | undefined {
  switch (type) {
    case 'expression': {
      const read = parseExpression(typed, props.variables)
      return read.kind === 'expression' ? layOut(read.expression) : undefined
    }
    case 'number-set': {
      const read = parseNumberSet(typed, props.variable)
      return read.kind === 'read' ? layOutNumberSet(read.result) : undefined
    }
    case 'interval': {
      const read = parseInterval(typed, props.variable)
      return read.kind === 'read' ? layOutSet(read.result) : undefined
    }
  }
}

/** The same in TeX; '' for what is none. */
export function typedTex(control: TypedControl, typed: string): string {
  const layout = typedFormula(control, typed)
  return layout ? formulaTex(layout) : ''
}
