import { splitFigures } from '@/lib/shared/figure/figure-fence'
import type { TextCheck } from './check-text'

/** Tells whether a word is spelled right. */
export type KnowsWord = (word: string) => boolean

/** What is no prose: mathematics, code, the targets of links and the marks of Markdown. A number stays in its place. */
const NOT_PROSE = /\$\$[^$]*\$\$|\$[^$]*\$|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|&\w+;/g
/** Suffixes that hang on a number, a name of one letter or an abbreviation: `5-tel`, `A-ból`, `cm-es`. */
const HANGING = /[\d%°]-\p{L}+|(?<!\p{L})\p{L}{1,3}\.?-\p{L}{1,4}(?!\p{L})/gu
const MAX_SUFFIX = 4

/** The words of an evaluated text, in their order. Points and Roman numbers, which stand in capitals, are none. */
export function wordsOf(text: string): readonly string[] {
  return splitFigures(text).flatMap((part) =>
    part.isFigure
      ? [...part.text.matchAll(/"alt":"((?:[^"\\]|\\.)*)"/g)].flatMap(([, alt = '']) => wordsOfProse(alt))
      : wordsOfProse(part.text),
  )
}

function wordsOfProse(text: string): readonly string[] {
  const prose = text.replace(NOT_PROSE, '0').replace(HANGING, ' ')
  return [...prose.matchAll(/(?<![\p{L}\d])\p{L}+(?:-\p{L}+)*/gu)]
    .flatMap(([word]) => partsOf(word))
    .filter((word) => word.length > 1 && word !== word.toLocaleUpperCase('hu'))
}

/** The members of a compound; what is short after a hyphen is a suffix. */
function partsOf(word: string): readonly string[] {
  const [first = '', ...others] = word.split('-')
  return [first, ...others.filter((part) => part.length > MAX_SUFFIX)]
}

const MAX_SEEN = 50_000

/** Finds the words of texts that are not known. What differs in its numbers alone from a text seen before is not told again. */
export function createSpellingCheck(knows: KnowsWord): TextCheck {
  const seen = new Set<string>()
  return (text) => {
    const form = text.replace(/\d+/g, '0')
    if (seen.has(form)) return []
    if (seen.size >= MAX_SEEN) seen.clear()
    seen.add(form)
    const unknown = new Set(wordsOf(form).filter((word) => !knows(word)))
    return [...unknown].map((word) => `"${word}" is neither in the Hungarian dictionary nor in content/words.txt`)
  }
}
