import { isVector } from '@/interpreter'
import { gradingMessages } from '@/lib/shared/messages/grading'
import type { ControlProps } from '../model'
import { type ControlGrader, correct, SolutionError, unreadable, wrong } from './control-grade'

/** Right when it is one of the solutions after NFC, trimming and collapsing spaces, by case and spaces as asked. */
export const gradeSimpleText: ControlGrader<'simple-text'> = (answer, props, key) => {
  const solutions = isVector(key.solution) ? key.solution : [key.solution]
  const typed = normalize(answer, props)
  if (typed === '') return unreadable(gradingMessages.emptyText)
  const isRight = solutions.some((solution) => {
    if (typeof solution !== 'string')
      throw new SolutionError('the solution of a simple-text is a String or a vector of them')
    return normalize(solution, props) === typed
  })
  return isRight ? correct : wrong(answer)
}

function normalize(text: string, { caseSensitive, ignoreSpaces }: ControlProps['simple-text']): string {
  const spaced = text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ignoreSpaces ? '' : ' ')
  return caseSensitive ? spaced : spaced.toLowerCase()
}
