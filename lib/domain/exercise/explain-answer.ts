import { standingStatement } from './standing-statement'
import { unlessFaulty } from './unless-faulty'
import type { ExerciseVariant } from './variant/exercise-variant'

/**
 * Why the answer to a sub-task is what it is, in one line: the author's own words, else what the last hint states, where
 * that is understood by itself. Only for who has given that answer.
 */
export function explainAnswer(variant: ExerciseVariant, subTask: number): string | undefined {
  return unlessFaulty(() => variant.why(subTask) ?? statementOf(variant.lastHintText(subTask) ?? ''))
}

/** The end of a hint, which comes to the answer: what its last paragraph states. */
function statementOf(hint: string): string | undefined {
  const last = hint
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .at(-1)
  return last === undefined || isNoSentence(last) ? undefined : standingStatement(last)
}

/** A table, a list, a heading or a quotation, which on one line would be something else. */
function isNoSentence(text: string): boolean {
  return /^(?:[|>#*+-]|\d+[.)]) /.test(text) || text.startsWith('|')
}
