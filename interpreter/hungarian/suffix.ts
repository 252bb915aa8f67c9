import { type FinalWord, finalWord, type Harmony, partName } from './final-words'
import { numberWords } from './number-words'
import { isInteger, type SpokenNumber } from './spoken-number'

/** The forms of a suffix, back, front unrounded, front rounded; where there are two, both front classes share one. */
type Forms = readonly [string, ...string[]]

const PLAIN: readonly Forms[] = [
  ['ban', 'ben'],
  ['ba', 'be'],
  ['ból', 'ből'],
  ['nak', 'nek'],
  ['ra', 're'],
  ['hoz', 'hez', 'höz'],
  ['tól', 'től'],
  ['nál', 'nél'],
  ['ról', 'ről'],
  ['szor', 'szer', 'ször'],
  ['ig'],
  ['ként'],
  ['kor'],
  ['ért'],
]
const ACCUSATIVE = /^[aeoö]?t$/
const ADJECTIVE = /^[aeoö]?s$/
const PLURAL = /^[aeoö]?k$/
const SUPERESSIVE = /^[oeö]?n$/
const PART = /^[aeoö]d$/
const INSTRUMENTAL = /^(v|gy|sz|[cdlmnrtz])[ae]l$/

/** The whole last word with its suffix, and of that what is written after digits. */
interface Inflected {
  readonly word: string
  readonly written: string
}

/** After digits the linking vowel belongs to the suffix, a long final vowel of the word does not: 6-ot, but 2-t. */
function withLinkingVowel(word: string): Inflected {
  return { word, written: word.slice(-2).replace(/^[^aeoö]/, '') }
}

/** v becomes the consonant before it. A digraph doubles its first letter in the word, but stays whole after digits. */
function instrumental(word: string, harmony: Harmony): Inflected {
  const ending = harmony === 0 ? 'al' : 'el'
  const [consonant = ''] = /(gy|sz|[^aáeéiíoóöőuúüű])?$/.exec(word) ?? []
  if (consonant === '') return plain(word, `v${ending}`)
  const stem = word.slice(0, -consonant.length)
  return { word: stem + consonant.slice(0, 1) + consonant + ending, written: consonant + ending }
}

/** A final a is lengthened before suffixes, but not before -szor, -ként and -kor: nullában, nullaszor. */
function plain(word: string, suffix: string): Inflected {
  const stem = /^(szor|ként|kor)/.test(suffix) ? word : word.replace(/a$/, 'á')
  return { word: stem + suffix, written: suffix }
}

/** Two is kétszer. Before a suffix a doubled digraph is written short: húsz + szor is hússzor. */
function multiplicative(word: string, form: string): Inflected {
  if (word === 'kettő') return { word: 'kétszer', written: 'szer' }
  return { word: `${word.replace(/sz$/, 's')}${form}`, written: form }
}

/** Takes the stem and vowel of the accusative (hármat → hármak). */
function plural(accusative: string): Inflected {
  return withLinkingVowel(accusative.replace(/t$/, 'k'))
}

/**
 * As the accusative (hármat → hármon), but no vowel is a here, and a stem that the accusative shortens stays long:
 * hetet, but héten.
 */
function superessive(word: string, accusative: string): Inflected {
  if (word === 'hét') return { word: 'héten', written: 'en' }
  return withLinkingVowel(accusative.replace(/at$/, 'ot').replace(/t$/, 'n'))
}

function inflect([word, harmony, accusative, adjective]: FinalWord, suffix: string): Inflected | undefined {
  if (ACCUSATIVE.test(suffix)) return withLinkingVowel(accusative)
  if (PLURAL.test(suffix)) return plural(accusative)
  if (SUPERESSIVE.test(suffix)) return superessive(word, accusative)
  if (ADJECTIVE.test(suffix)) return withLinkingVowel(adjective)
  if (INSTRUMENTAL.test(suffix)) return instrumental(word, harmony)
  const forms = PLAIN.find((entry) => entry.includes(suffix))
  if (!forms) return undefined
  const form = forms[Math.min(harmony, forms.length - 1)] ?? forms[0]
  return forms[0] === 'szor' ? multiplicative(word, form) : plain(word, form)
}

/** The a of nullad is the end of nulla, not a linking vowel: 0-d, but 6-od. */
function part(words: string): Inflected {
  const name = partName(words)
  return name === `${words}d` ? { word: name, written: 'd' } : withLinkingVowel(name)
}

function inflectNumber(n: SpokenNumber, suffix: string): Inflected | undefined {
  const name = suffix.replace(/^-/, '')
  const words = numberWords(n)
  if (PART.test(name)) {
    if (!isInteger(n)) throw new RangeError('only an integer takes the suffix ad/ed')
    return part(words)
  }
  const final = finalWord(words)
  const inflected = inflect(final, name)
  const head = words.slice(0, words.length - final[0].length)
  return inflected && { word: head + inflected.word, written: inflected.written }
}

/**
 * What is written after the digits of a number, behind the hyphen: 3-ban, 4-ben, 5-höz, 8-cal, 10-et, 20-szal.
 * The suffix is named by any of its forms, with or without a hyphen; undefined when it is none that we know. The form
 * follows the spoken number, and an assimilated one is written in full: 1 000 000-val, 1 000 000 000-dal (A magyar
 * helyesírás szabályai on suffixes after digits). Throws RangeError where numberWords does, and for ad/ed after a
 * number that is not an integer.
 */
export function suffixForm(n: SpokenNumber, suffix: string): string | undefined {
  return inflectNumber(n, suffix)?.written
}

/** The number in words with the suffix on its last word: hármat, kétszer, negyed, eggyel. As suffixForm otherwise. */
export function numberWithSuffix(n: SpokenNumber, suffix: string): string | undefined {
  return inflectNumber(n, suffix)?.word
}
