import { checkAccess, startExercise } from '@/lib/domain/freemium/access'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { recordSolved } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { explainAnswer } from './explain-answer'
import { gradeAnswers } from './grade/grade-subtask'
import { loadExercise } from './load-exercise'
import type { CheckRequest, CheckResult } from './model'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** The answers of one pupil to one sub-task. */
export interface Submission extends CheckRequest {
  readonly userId: string
  readonly exerciseId: string
}

/**
 * Grades the answers to one sub-task and, unless they cannot be read, registers the exercise as started: also where a
 * right value has to be written differently, which only the key can tell. The right answer to the last sub-task is noted
 * as the solution.
 *
 * @throws AppError `not-found` for an unknown exercise, `invalid-request` for a sub-task or an answer that does not fit
 * it, `limit-reached` when the free tier does not allow the exercise.
 */
export async function checkAnswer(deps: Deps, submission: Submission): Promise<CheckResult> {
  const { userId, exerciseId, difficultyLevel, subTask } = submission
  const exercise = await loadExercise(deps.store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  const variant = exercise.variant(submission)
  const controls = variant.controls(subTask)
  if (!controls) throw new AppError('invalid-request', [{ path: 'subTask', reason: 'no such sub-task' }])
  const graded = { controls, keys: variant.keys(subTask), run: variant.run }
  const { result, usesKey } = gradeAnswers(graded, submission.answers)
  if (usesKey) {
    await startExercise(deps, { userId, exerciseId })
  } else if (!(await checkAccess(deps, { userId, exerciseId })).allowed) {
    throw new AppError('limit-reached')
  }
  const isLast = subTask === exercise.definition.subtasks.length - 1
  if (result.correct && isLast) await recordSolved(deps, { userId, exerciseId, difficultyLevel })
  const why = result.correct ? explainAnswer(variant, subTask) : undefined
  return { ...result, ...(why !== undefined && { why }) }
}
