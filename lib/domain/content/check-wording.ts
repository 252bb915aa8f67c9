import { articleForText } from '@/interpreter'
import { splitFigures } from '@/lib/shared/figure/figure-fence'
import { aBeforeVowel, azBeforeQuotedConsonant, oneSpelling } from '@/lib/shared/messages/spellings'

/**
 * A definite article directly before digits or a fraction, in mathematics or beside it; -a is a suffix. Digits before an
 * unknown one may be any number.
 */
const ARTICLE_BEFORE_NUMBER = /(?<![\p{L}\d_\\^{$-])(az?) (?=(?:\*{1,2})?\$?(?:-?\d|-?\\[dt]?frac))(?!\S*\d\\square)/giu
/** The same before a letter or letters of mathematics, each of which is read by its name: "a $v$", "az $STU$". */
const ARTICLE_BEFORE_LETTER = /(?<![\p{L}\d_\\^{$-])([Aa]z?) (?=\*{0,2}\$([A-Z]|[a-z](?![a-z])))/gu
/** What every such place has, found much sooner. */
const LIKE_ARTICLE_BEFORE_NUMBER = /[aA][zZ]? \*{0,2}\$?-?[\d\\]/
/** After a comma az is a pronoun: "ami 9-cel osztható, az 3-mal is". */
const PRONOUN = /, az $/
const FORMULA = /\$\$([^$]*)\$\$|\$([^$]*)\$/g
/** From five digits on a number is written in groups of three (A magyar helyesírás szabályai, 289. pont); those of another base stand together. */
const UNGROUPED = /(?<![\d.,}])\d{5,}(?![\d_])/
/** So much of the text after an article is told. */
const SHOWN = 20

/** Articles that do not fit the number behind them: of all faults of wording those that depend on its digits. */
export function checkArticlesBeforeNumbers(text: string): readonly string[] {
  return faultsOfProse(text, articlesBeforeNumbers)
}

/** Further faults of wording, of articles, grouping and spelling, that a text has whichever digits stand in the places of its own. */
export function checkWordingAround(text: string): readonly string[] {
  return faultsOfProse(text, wordingAround)
}

function faultsOfProse(text: string, faultsOf: (prose: string) => readonly string[]): readonly string[] {
  return splitFigures(text).flatMap((part) => (part.isFigure ? [] : faultsOf(part.text)))
}

function articlesBeforeNumbers(text: string): readonly string[] {
  if (!LIKE_ARTICLE_BEFORE_NUMBER.test(text)) return []
  return articlesAt(text, ARTICLE_BEFORE_NUMBER)
}

/** @param place an article in front of what it belongs to. */
function articlesAt(text: string, place: RegExp): readonly string[] {
  return [...text.matchAll(place)].flatMap((found) => {
    const [article, , letter] = found
    const end = found.index + article.length
    const right = articleForText(letter ?? text.slice(end))
    const isRight = article.trim().toLowerCase() === right || PRONOUN.test(text.slice(0, end))
    return isRight ? [] : [`${JSON.stringify(text.slice(found.index, end + SHOWN))} needs the article "${right}"`]
  })
}

function wordingAround(text: string): readonly string[] {
  const beforeWords = [...text.matchAll(aBeforeVowel), ...text.matchAll(azBeforeQuotedConsonant)].map(
    ({ index, 1: article = '' }) =>
      `${JSON.stringify(text.slice(index, index + SHOWN))} needs the article "${article.length === 1 ? 'az' : 'a'}"`,
  )
  const beforeLetters = text.includes('$') ? articlesAt(text, ARTICLE_BEFORE_LETTER) : []
  const formulas = [...text.replaceAll('\\$', '').matchAll(FORMULA)].flatMap(([, display = '', inline = display]) => {
    const [digits] = UNGROUPED.exec(inline) ?? []
    return digits === undefined ? [] : [`${digits} is not grouped in $${inline}$`]
  })
  const spellings = oneSpelling.flatMap(([wrong, right]) => (wrong.test(text) ? [`write "${right}"`] : []))
  return [...beforeWords, ...beforeLetters, ...formulas, ...spellings]
}
