import { partName } from './final-words'
import { numberWords } from './number-words'

/**
 * The ordinal in words: első, második, harmadik. In compounds one and two are regular:
 * tizenegyedik, százkettedik. Throws RangeError beyond 10^12.
 */
export function ordinalWords(integer: string, negative = false): string {
  const words = numberWords({ kind: 'decimal', negative: false, integer, fraction: '' })
  const ordinal = words === 'egy' ? 'első' : words === 'kettő' ? 'második' : `${partName(words)}ik`
  return negative ? `mínusz ${ordinal}` : ordinal
}
