import { withoutFigures } from '@/lib/shared/figure/figure-fence'
import { unlessFaulty } from './unless-faulty'
import type { ExerciseVariant } from './variant/exercise-variant'

/**
 * Why the answer to a sub-task is what it is, in one line: the author's own words, else what the last hint states.
 * Only for who has given that answer.
 */
export function explainAnswer(variant: ExerciseVariant, subTask: number): string | undefined {
  return unlessFaulty(() => variant.why(subTask) ?? statementOf(variant.lastHint(subTask) ?? ''))
}

/** About two lines of a phone. */
const ONE_LINE = 110

/** The end of a hint, which comes to the answer: its last paragraph or, of a long one, the last sentence. */
function statementOf(hint: string): string | undefined {
  const paragraphs = withoutFigures(hint)
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
  const last = paragraphs.at(-1)
  if (last === undefined || isNoSentence(last)) return undefined
  const statement = last.length <= ONE_LINE ? last : (sentencesOf(last).at(-1) ?? '')
  return statement.length <= 2 * ONE_LINE && !/[?!:]$/.test(statement) ? statement : undefined
}

/** A table, a list, a heading or a quotation, which on one line would be something else. */
function isNoSentence(text: string): boolean {
  return /^(?:[|>#*+-]|\d+[.)]) /.test(text) || text.startsWith('|')
}

/** Sentences, cut behind their marks where a new one begins; a mark inside of a formula ends none. */
function sentencesOf(text: string): readonly string[] {
  const formulas: string[] = []
  const veiled = text.replace(/\$[^$]*\$/g, (formula) => `\ue000${formulas.push(formula) - 1}\ue001`)
  return veiled
    .split(/(?<=[.?!])\s+(?=[\p{Lu}\ue000])/u)
    .map((sentence) => sentence.replace(/\ue000(\d+)\ue001/g, (_, at) => formulas[Number(at)] ?? ''))
}
