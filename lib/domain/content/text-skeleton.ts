import { withoutFigures } from '@/lib/shared/figure/figure-fence'

const NUMBER = /\d+(?:(?:[,./]|\\,|\{,\}|\u00a0)?\d+)*/gu
/** A suffix and the dollars of a formula go with the number: 8-cal and $7$-tel say the same. */
const WITH_SUFFIX = /#\$?-\p{L}+/gu
/** The article before a number follows from it: "az 5", "a $6$". */
const WITH_ARTICLE = /(?<!\p{L})az? (?=[$*]*(?:-?#|\\[dt]?frac))/giu
const FORMULA = /\$\$[^$]*\$\$|\$[^$]*\$/g
/** Shorter words are articles, conjunctions and letters of formulas. */
const WORD = /\p{L}{3,}/gu
/** Two texts tell of one situation when no more than so large a part of their words, or so many, differ: two other names, say. */
const DIFFERING = { part: 0.1, words: 4 }

/** What a text says apart from its numbers, their articles and suffixes, and its figures. Operations in formulas stay. */
export function skeletonOf(text: string): string {
  return withoutFigures(text)
    .replace(NUMBER, '#')
    .replace(WITH_SUFFIX, '#')
    .replace(WITH_ARTICLE, 'a ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** How many situations these texts tell of: those that differ in hardly a word count once. */
export function countSituations(texts: readonly string[]): number {
  const situations: ReadonlySet<string>[] = []
  for (const words of texts.map(wordsOf)) {
    if (!situations.some((known) => areAlike(known, words))) situations.push(words)
  }
  return situations.length
}

function wordsOf(text: string): ReadonlySet<string> {
  const prose = skeletonOf(text.replace(FORMULA, ' ')).toLowerCase()
  return new Set(prose.match(WORD))
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - shared
  return all - shared <= Math.max(DIFFERING.words, DIFFERING.part * all)
}
