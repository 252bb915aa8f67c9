import { setInputMessages } from '@/lib/shared/messages/set-input'
import { type FormulaLayout, MINUS, operator, row, separated } from '../formula/formula-layout'
import { type End, isInfinite } from './interval-end'
import { layOutNumberSet } from './parse-number-set'
import { layOutNumber } from './typed-number'
import type { TypedSet } from './typed-set'

const INFINITY: FormulaLayout = { kind: 'letter', text: '∞' }
const REALS: FormulaLayout = { kind: 'letter', text: 'ℝ' }

/** A typed part of the number line as Hungarian schools write it, with brackets turned outwards where it is open: `]1; 2]`. */
export function layOutSet(set: TypedSet): FormulaLayout {
  switch (set.kind) {
    case 'interval': {
      const fence = `${set.hasFrom ? '[' : ']'}${set.hasTo ? ']' : '['}`
      return { kind: 'fenced', fence, of: separated([layOutEnd(set.from), layOutEnd(set.to)], operator(';')) }
    }
    case 'relation': {
      const { before, variable, behind } = set
      return row([
        ...(before ? [layOutEnd(before.end), operator(before.sign)] : []),
        { kind: 'letter', text: variable },
        ...(behind ? [operator(behind.sign), layOutEnd(behind.end)] : []),
      ])
    }
    case 'both':
      return separated(set.relations.map(layOutSet), words(setInputMessages.and))
    case 'union': {
      const isOfRelations = set.sets.every(({ kind }) => kind === 'relation' || kind === 'both')
      return separated(set.sets.map(layOutSet), isOfRelations ? words(setInputMessages.or) : operator('∪'))
    }
    case 'numbers':
      return layOutNumberSet(set.numbers)
    case 'reals':
      if (set.sign === undefined) return REALS
      return { kind: 'power', base: REALS, exponent: set.sign === '-' ? MINUS : operator('+') }
    case 'without':
      return row([layOutSet(set.of), operator('∖'), layOutNumberSet(set.numbers)])
  }
}

function layOutEnd(end: End): FormulaLayout {
  if (!isInfinite(end)) return layOutNumber(end)
  return end.infinite < 0 ? row([MINUS, INFINITY]) : INFINITY
}

function words(text: string): FormulaLayout {
  return { kind: 'words', text }
}
