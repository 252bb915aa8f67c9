import { isVector, type Value } from '@/interpreter'
import { writtenOrder } from '../variant/option-order'
import { type ControlGrader, correct, SolutionError, wrong } from './control-grade'

/** The answer is an index in the order in which the pupil sees the options, the solution one in the author's order. */
export const gradeSingleChoice: ControlGrader<'single-choice'> = (answer, { options }, key) => {
  const chosen = key.authorIndexes(options.length)[answer]
  if (typeof key.solution !== 'number' || key.solution < 0 || key.solution >= options.length) {
    throw new SolutionError('the solution of a single-choice is the index of an option')
  }
  return chosen === key.solution ? correct : wrong(chosen)
}

/** Right when every option is; the answer is in the order in which the pupil sees them. */
export const gradeMultiChoice: ControlGrader<'multi-choice'> = (answer, { options }, key) =>
  gradeBooleans(answer, key.solution, key.authorIndexes(options.length))

export const gradeBinaryChoice: ControlGrader<'binary-choice'> = (answer, { options }, key) =>
  gradeBooleans(answer, key.solution, writtenOrder(options.length))

function gradeBooleans(answer: readonly boolean[], solution: Value, authorIndexes: readonly number[]) {
  const isFit =
    isVector(solution) && solution.length === answer.length && solution.every((item) => typeof item === 'boolean')
  if (!isFit) throw new SolutionError('the solution is a vector with one Bool an option')
  const inAuthorsOrder: boolean[] = []
  authorIndexes.forEach((author, shown) => {
    inAuthorsOrder[author] = answer[shown] === true
  })
  const isRight = solution.map((expected, index) => expected === inAuthorsOrder[index])
  return isRight.every(Boolean) ? correct : wrong(inAuthorsOrder, isRight)
}
