import { WORD_OF_ROOT } from '@/lib/shared/messages/expression-input'
import { toPlainCharacters } from '../typed-characters'

/** A piece of a typed expression. `unknown` is what has no meaning there. */
export interface Token {
  readonly kind: 'number' | 'letter' | 'sign' | 'unknown'
  readonly text: string
  /** Whether a space stands before it. */
  readonly isSpaced: boolean
}

const SIGNS = new Set(['+', '-', '*', '/', '^', '(', ')', '|', '√', 'π'])
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Signs that mean the same as one of ours. A colon divides in Hungarian schools. */
// biome-ignore format: a table reads better in rows
const ALIKE: Readonly<Record<string, string>> = {
  '·': '*', '∙': '*', '⋅': '*', '×': '*', '•': '*', ':': '/', '÷': '/', '[': '(', ']': ')', '{': '(', '}': ')',
}

/** Cuts a typed text into numbers, letters and signs. `x²` is `x^(2)`, `pi` is `π`, `sqrt` and `gyök` are `√`. */
export function tokensOf(typed: string): readonly Token[] {
  const text = toPlainCharacters(typed)
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^(${[...digits].map(plainDigit).join('')})`)
    .replace(/\*\*/g, '^')
    .replace(/sqrt/gi, '√')
    .replace(WORD_OF_ROOT, '√')
    .replace(/pi(?!\p{L})/giu, 'π')
  return [...text.matchAll(/( *)(\d+(?:[.,]\d+)*|[^ ])/gsu)].map(([, spaces = '', part = '']) => {
    const sign = ALIKE[part] ?? part
    const kind = /^\d/.test(part) ? 'number' : SIGNS.has(sign) ? 'sign' : /^\p{L}$/u.test(part) ? 'letter' : 'unknown'
    return { kind, text: sign, isSpaced: spaces !== '' }
  })
}

function plainDigit(superscript: string): string {
  return superscript === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(superscript))
}
