import { numberWords } from './number-words'
import type { SpokenNumber } from './spoken-number'

export type Article = 'a' | 'az'

const VOWEL = /^[aáeéiíoóöőuúüűæøœαεηιουω]/
/** Letters whose name begins with a vowel: ef, el, em, en, er, es, iksz, ipszilon; so also elly, eny and esz. */
const SPELLED_WITH_VOWEL = /^[flmnrsxy]/
/** Symbols without a vowel that are read as a word with a consonant first: milliméter, font, láb, forint. */
const READ_AS_WORD = /^(m[glms]|lb|[Ff]t)$/
/** One, a thousand, a million begin with a vowel, and all that begins with the digit 5: öt, ötven, ötszáz. */
const NUMBER_WITH_VOWEL = /^(5|1(\d{3})*(?!\d))/

/** The article of a number by its first spoken sound. Throws RangeError where numberWords does. */
export function articleForNumber(n: SpokenNumber): Article {
  return VOWEL.test(numberWords(n)) ? 'az' : 'a'
}

/** A fraction in TeX, of which the numerator is read first: \frac{1}{4}, \dfrac{1}{4}, \frac14. A whole before it is read first. */
const TEX_FRACTION = /(?<!\d\s*)\\[dt]?frac\s*(?:\{([^{}]*)\}|(\d))/g

function beginsWithVowel(word: string): boolean {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (VOWEL.test(plain)) return true
  if (READ_AS_WORD.test(word)) return false
  const isSpelled = !/[aeiouæøœαεηιουω]/.test(plain)
  return isSpelled ? SPELLED_WITH_VOWEL.test(plain) : /^y[^aeiou]/.test(plain)
}

/**
 * The article before a text, by the way its beginning is read out:
 * - quotation marks, brackets and the like are skipped;
 * - digits are read as a number (az 1000, a 100), and of a fraction in TeX the numerator;
 * - a sign directly before digits or a single letter is read first: mínusz, plusz, gyök (a −5, a −x, a √2);
 * - a run of letters without a vowel is spelled, by the names of its letters (az x, az n-edik, az sz, az SMS),
 *   except unit symbols and Ft, which are read as words (a mm);
 * - any other word counts by its first letter; y before a consonant is a vowel (az Ybl).
 */
export function articleForText(text: string): Article {
  const [, signs = '', digits, word = ''] =
    /^([^\p{L}\d]*)(?:(\d+)|(\p{L}[\p{L}\p{M}]*))/u.exec(text.replace(TEX_FRACTION, '$1$2 ')) ?? []
  const isSigned = /[-−+±√]$/.test(signs) && (digits !== undefined || word.length === 1)
  if (isSigned) return 'a'
  return (digits === undefined ? beginsWithVowel(word) : NUMBER_WITH_VOWEL.test(digits)) ? 'az' : 'a'
}
