import type { FormulaLayout } from '../formula/formula-layout'

/** A point as it is written on paper, of the texts of its coordinates: between brackets, with bars for fractions. */
export function layOutPoint([x, y]: readonly [x: string, y: string]): FormulaLayout {
  const parts = [layOutNumber(x), operator(';'), layOutNumber(y)]
  return { kind: 'fenced', fence: '()', of: { kind: 'row', parts } }
}

/** A fraction or a mixed number behind its sign. */
const FRACTION = /^([-+]?) ?(?:(\d[\d ]*) )?(\d+) ?\/ ?(\d[\d ]*)$/

function layOutNumber(text: string): FormulaLayout {
  const [, sign = '', whole, top, bottom] = FRACTION.exec(text) ?? []
  if (top === undefined || bottom === undefined) return signed(text)
  const fraction: FormulaLayout = { kind: 'fraction', top: number(top), bottom: number(bottom) }
  const before = [...(sign === '-' ? [operator('\u2212')] : []), ...(whole === undefined ? [] : [number(whole)])]
  return { kind: 'row', parts: [...before, fraction] }
}

function signed(text: string): FormulaLayout {
  const digits = text.replace(/^[-+] */, '')
  return { kind: 'row', parts: [...(text.startsWith('-') ? [operator('\u2212')] : []), number(digits)] }
}

const number = (text: string): FormulaLayout => ({ kind: 'number', text: text.replace('.', ',') })
const operator = (text: string): FormulaLayout => ({ kind: 'operator', text })
