import { type NumberRules, toggleSign } from '@/components/exercise/controls/number-typing'
import type { TypedControl } from '@/lib/domain/exercise/model/typed-formula'

/** A key for what the keyboards of phones lack, or keep behind another one, in the order of the row. `sign` turns the sign of a number. */
export const FIELD_KEYS = [
  'less',
  'atMost',
  'greater',
  'atLeast',
  'unequal',
  'openBrace',
  'openBracket',
  'closeBracket',
  'semicolon',
  'closeBrace',
  'infinity',
  'union',
  'negative',
  'sign',
  'comma',
  'power',
  'open',
  'close',
  'slash',
  'space',
  'plus',
  'minus',
] as const
export type FieldKey = (typeof FIELD_KEYS)[number]

/** What each key types. */
export const CHARACTERS = {
  comma: ',',
  slash: '/',
  space: ' ',
  power: '^',
  open: '(',
  close: ')',
  plus: '+',
  minus: '-',
  negative: '-',
  semicolon: ';',
  openBrace: '{',
  closeBrace: '}',
  less: '<',
  atMost: '≤',
  greater: '>',
  atLeast: '≥',
  unequal: '≠',
  openBracket: '[',
  closeBracket: ']',
  infinity: '∞',
  union: '∪',
} satisfies Record<Exclude<FieldKey, 'sign'>, string>

/** The keys whose characters a number takes. A space parts the whole of a mixed number from its fraction. */
export function numberKeys({ min, fractionDigits, allowsFraction = false }: NumberRules): readonly FieldKey[] {
  return [
    ...((min ?? -1) < 0 ? (['sign'] as const) : []),
    ...(fractionDigits !== 0 ? (['comma'] as const) : []),
    ...(allowsFraction ? (['slash', 'space'] as const) : []),
  ]
}

/** The keys for a formula: as many as a narrow phone has room for in one row. */
export function formulaKeys({ type, props }: TypedControl): readonly FieldKey[] {
  switch (type) {
    case 'expression':
      return ['power', 'open', 'close', 'slash', 'plus', 'minus']
    case 'number-set':
      return ['openBrace', 'semicolon', 'closeBrace', 'negative', 'comma', 'slash']
    case 'interval':
      return props.form === 'inequality'
        ? ['less', 'atMost', 'greater', 'atLeast', 'unequal', 'negative']
        : ['openBracket', 'closeBracket', 'semicolon', 'infinity', 'union', 'negative']
  }
}

/** What a pad of digits may lack. Brackets are not needed. */
export const POINT_KEYS = ['comma', 'slash', 'negative', 'semicolon'] as const satisfies readonly FieldKey[]

/**
 * Presses a key in a field as a keyboard would, at its caret, where the focus may be elsewhere meanwhile. The sign of a
 * number is put before it or taken away again, wherever the caret is.
 */
export function pressKey(field: HTMLInputElement, key: FieldKey): void {
  const { value } = field
  const from = field.selectionStart ?? value.length
  if (key === 'sign') {
    const turned = toggleSign(value)
    field.setRangeText(turned, 0, value.length)
    const caret = Math.max(from + turned.length - value.length, 0)
    field.setSelectionRange(caret, caret)
  } else {
    field.setRangeText(CHARACTERS[key], from, field.selectionEnd ?? from, 'end')
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
