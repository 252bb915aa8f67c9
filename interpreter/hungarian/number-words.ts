import { partName } from './final-words'
import type { SpokenNumber } from './spoken-number'

const LIMIT = 1e12
const MAX_DECIMALS = 18
const LAST_BEFORE_HYPHENS = 1999

const UNITS = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const ROUND_TENS = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']
const TENS = ['', 'tizen', 'huszon', ...ROUND_TENS.slice(3)]
const SCALES = ['', 'ezer', 'millió', 'milliárd', 'billió', 'billiárd', 'trillió']

/** Before a noun or a larger unit two is két: kétszáz, huszonkétezer, két harmad. */
function attributive(words: string): string {
  return words.replace(/kettő$/, 'két')
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100)
  const tens = Math.floor(n / 10) % 10
  const units = n % 10
  const multiplier = hundreds > 1 ? attributive(UNITS[hundreds] ?? '') : ''
  const ten = units === 0 ? ROUND_TENS[tens] : TENS[tens]
  return `${hundreds > 0 ? `${multiplier}száz` : ''}${ten}${UNITS[units]}`
}

/** One group of three with its unit. A thousand is ezer without egy, a million is egymillió. */
function groupWords(group: number, scale: number): string {
  if (scale === 0 || group === 0) return belowThousand(group)
  if (scale === 1 && group === 1) return 'ezer'
  return attributive(belowThousand(group)) + SCALES[scale]
}

/**
 * The words for a string of at most 21 digits. Up to 2000 one word, above that a hyphen between the groups of three
 * (A magyar helyesírás szabályai, 289. pont). 100 and 1000 have no egy inside a longer number either: ezerszáz.
 */
function integerWords(digits: string): string {
  const groups = digits.match(/\d{1,3}(?=(\d{3})*$)/g) ?? []
  const words = groups.map((group, i) => groupWords(Number(group), groups.length - 1 - i))
  const separator = Number(digits) <= LAST_BEFORE_HYPHENS ? '' : '-'
  return words.filter((word) => word !== '').join(separator) || 'nulla'
}

function decimalWords(integer: string, fraction: string): string {
  if (fraction === '') return integerWords(integer)
  const part = partName(integerWords(`1${'0'.repeat(fraction.length)}`))
  return `${integerWords(integer)} egész ${attributive(integerWords(fraction))} ${part}`
}

function fractionWords(numerator: number, denominator: number): string {
  const count = integerWords(String(numerator))
  return denominator === 1 ? count : `${attributive(count)} ${partName(integerWords(String(denominator)))}`
}

/** The limit itself still has words: egybillió. */
function requireSpeakable(n: SpokenNumber): void {
  const speakable =
    n.kind === 'fraction'
      ? n.numerator <= LIMIT && n.denominator <= LIMIT
      : n.fraction.length <= MAX_DECIMALS &&
        (Number(n.integer) < LIMIT || (Number(n.integer) === LIMIT && !/[1-9]/.test(n.fraction)))
  if (!speakable) throw new RangeError('number words reach 10^12 and 18 decimal places')
}

/**
 * A number in words: kétezer-egy, mínusz tizenkettő, kettő egész öt tized, három negyed.
 * Throws RangeError beyond 10^12 (for a fraction: either part) and beyond 18 decimal places.
 */
export function numberWords(n: SpokenNumber): string {
  requireSpeakable(n)
  const words = n.kind === 'decimal' ? decimalWords(n.integer, n.fraction) : fractionWords(n.numerator, n.denominator)
  return n.negative ? `mínusz ${words}` : words
}
