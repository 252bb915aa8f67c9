import { type NumberRules, toggleSign } from '@/components/exercise/controls/number-typing'

/** A key for a number that the keypad of a phone may not have. */
export const NUMBER_KEYS = ['minus', 'comma', 'slash', 'space'] as const
export type NumberKey = (typeof NUMBER_KEYS)[number]

const CHARACTERS = { comma: ',', slash: '/', space: ' ' } satisfies Record<Exclude<NumberKey, 'minus'>, string>

/** The keys whose characters a field takes. A space parts the whole of a mixed number from its fraction. */
export function keysFor({ min, fractionDigits, allowsFraction = false }: NumberRules): readonly NumberKey[] {
  const isTaken: Record<NumberKey, boolean> = {
    minus: (min ?? -1) < 0,
    comma: fractionDigits !== 0,
    slash: allowsFraction,
    space: allowsFraction,
  }
  return NUMBER_KEYS.filter((key) => isTaken[key])
}

/**
 * Presses a key in a field as a keyboard would, at its caret, where the focus may be elsewhere meanwhile. The minus sign
 * is put before the number or taken away again, wherever the caret is.
 */
export function pressKey(field: HTMLInputElement, key: NumberKey): void {
  const { value } = field
  const from = field.selectionStart ?? value.length
  if (key === 'minus') {
    const turned = toggleSign(value)
    field.setRangeText(turned, 0, value.length)
    const caret = Math.max(from + turned.length - value.length, 0)
    field.setSelectionRange(caret, caret)
  } else {
    field.setRangeText(CHARACTERS[key], from, field.selectionEnd ?? from, 'end')
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
