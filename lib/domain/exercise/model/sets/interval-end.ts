import { setInputMessages, WORD_OF_INFINITY } from '@/lib/shared/messages/set-input'
import { compare } from '../rational'
import { readTypedNumber, type TypedNumber } from './typed-number'

/** Where a part of the number line ends: at a number, or nowhere. */
export type End = TypedNumber | { readonly infinite: -1 | 1 }

/** Reads `3`, `-1/2`, `∞`, `-∞`, `+oo`. @throws Unreadable */
export function readEnd(typed: string): End {
  const [, sign, infinity] = /^([-+]?) ?(.*)$/s.exec(typed) ?? []
  if (infinity === '∞' || WORD_OF_INFINITY.test(infinity ?? '')) return { infinite: sign === '-' ? -1 : 1 }
  return readTypedNumber(typed, setInputMessages.interval.separator)
}

export function isInfinite(end: End): end is Extract<End, { infinite: -1 | 1 }> {
  return 'infinite' in end
}

/** Negative where the left one is less, 0 where both are the same number or infinity. */
export function orderOf(left: End, right: End): number {
  if (isInfinite(left)) return isInfinite(right) ? left.infinite - right.infinite : left.infinite
  return isInfinite(right) ? -right.infinite : compare(left.value, right.value)
}
