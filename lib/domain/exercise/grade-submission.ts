import { AppError } from '@/lib/shared/errors/app-error'
import { explainAnswer } from './explain-answer'
import { gradeAnswers } from './grade/grade-subtask'
import type { LoadedExercise } from './load-exercise'
import type { CheckRequest, CheckResult } from './model'

export interface GradedSubmission {
  readonly result: CheckResult
  /** Whether it tells something that only the key knows, as it does not of what cannot be read. */
  readonly usesKey: boolean
  /** Whether the whole exercise is solved with it. */
  readonly isSolution: boolean
  /** The typical mistake that it shows, by its id in the catalogue. */
  readonly mistake: string | undefined
}

/**
 * Grades the answers to one sub-task, whoever sends them.
 *
 * @throws AppError `invalid-request` for a sub-task or an answer that does not fit the exercise.
 */
export function gradeSubmission(exercise: LoadedExercise, submission: CheckRequest): GradedSubmission {
  const { subTask, answers } = submission
  const variant = exercise.variant(submission)
  const controls = variant.controls(subTask)
  if (!controls) throw new AppError('invalid-request', [{ path: 'subTask', reason: 'no such sub-task' }])
  const graded = gradeAnswers({ controls, keys: variant.keys(subTask), run: variant.run }, answers)
  const { result, usesKey, mistake } = graded
  const scheme = variant.scheme(subTask)
  const why = result.correct && !scheme ? explainAnswer(variant, subTask) : undefined
  return {
    result: { ...result, ...(why !== undefined && { why }), ...(scheme && { scheme }) },
    usesKey,
    isSolution: result.correct && subTask === exercise.definition.subtasks.length - 1,
    mistake,
  }
}
