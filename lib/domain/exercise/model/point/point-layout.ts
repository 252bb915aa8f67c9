import { type FormulaLayout, MINUS, operator, row } from '../formula/formula-layout'

/** A point as it is written on paper, of the texts of its coordinates: between brackets, with bars for fractions. */
export function layOutPoint([x, y]: readonly [x: string, y: string]): FormulaLayout {
  return { kind: 'fenced', fence: '()', of: row([layOutNumber(x), operator(';'), layOutNumber(y)]) }
}

/** A fraction or a mixed number behind its sign. */
const FRACTION = /^[-+]? ?(?:(\d[\d ]*) )?(\d+) ?\/ ?(\d[\d ]*)$/

function layOutNumber(text: string): FormulaLayout {
  const [, whole, top, bottom] = FRACTION.exec(text) ?? []
  const sign = text.startsWith('-') ? [MINUS] : []
  if (top === undefined || bottom === undefined) return row([...sign, number(text.replace(/^[-+] */, ''))])
  const fraction: FormulaLayout = { kind: 'fraction', top: number(top), bottom: number(bottom) }
  return row([...sign, ...(whole === undefined ? [] : [number(whole)]), fraction])
}

const number = (text: string): FormulaLayout => ({ kind: 'number', text: text.replace('.', ',') })
