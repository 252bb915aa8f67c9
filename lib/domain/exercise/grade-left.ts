import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { AppError } from '@/lib/shared/errors/app-error'
import { type GradedSubmission, gradeSubmission } from './grade-submission'
import type { LoadedExercise } from './load-exercise'
import { Answers, type LeftAnswer, type SubtaskRef } from './model'

/** What was left in a sub-task, a control each; `null` where nothing was. */
type Left = readonly (DeepReadonly<LeftAnswer> | null)[] | undefined

/** Grades what was left in a sub-task, as in an exam; `undefined` where it is not whole, so that a check would refuse it. */
export function gradeLeft(exercise: LoadedExercise, ref: SubtaskRef, left: Left): GradedSubmission | undefined {
  const answers = Answers.safeParse(left)
  if (!answers.success) return undefined
  try {
    return gradeSubmission(exercise, { ...ref, answers: answers.data })
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-request') return undefined
    throw error
  }
}
