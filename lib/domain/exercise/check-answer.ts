import { findWayOn } from '@/lib/domain/collection/find-way-on'
import { checkAccess, startExercise, withStart } from '@/lib/domain/freemium/access'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { sourceOf } from '@/lib/domain/practice/rounds/claimed-source'
import { recordTry } from '@/lib/domain/practice/rounds/record-work'
import { stepSkills } from '@/lib/domain/practice/skill-map/step-skills'
import { growthAfter } from '@/lib/domain/practice/today/growth-after'
import { sessionAfter } from '@/lib/domain/practice/today/session-after'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { gradeSubmission } from './grade-submission'
import { loadExercise } from './load-exercise'
import type { CheckRequest, CheckResult } from './model'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** The answers of one pupil to one sub-task. */
export interface Submission extends CheckRequest {
  readonly userId: string
  readonly exerciseId: string
}

/**
 * Grades the answers to one sub-task and, unless they cannot be read, registers the exercise as started: also where a
 * right value has to be written differently, which only the key can tell. What is right or wrong counts in the pupil's
 * round. The right answer to the last sub-task solves the exercise, and is answered with the way on, along the list and in
 * today's practice, with what grew, and with what its sub-tasks train.
 *
 * @throws AppError `not-found` for an unknown exercise, `invalid-request` for a sub-task or an answer that does not fit
 * it, `limit-reached` when the free tier does not allow the exercise, `too-many-requests` after hundreds of rounds on a day.
 */
export async function checkAnswer(deps: Deps, submission: Submission): Promise<CheckResult> {
  const { userId, exerciseId, difficultyLevel } = submission
  const exercise = await loadExercise(deps.store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  const { result, usesKey, isSolution, mistake } = gradeSubmission(exercise, submission)
  const attempted = { userId, exerciseId }
  if (result.outcome !== 'ungraded') {
    const { seed, subTask, answers, attempt } = submission
    const source = () => sourceOf(deps.store, submission)
    const work = { userId, exerciseId, seed, difficultyLevel, source }
    const graded = { subTask, answers, attempt, correct: result.correct, mistake }
    await withStart(deps, attempted, (planStart) => recordTry(deps, exercise, work, graded, planStart))
  } else if (usesKey) {
    await startExercise(deps, attempted)
  } else if (!(await checkAccess(deps, attempted)).allowed) {
    throw new AppError('limit-reached')
  }
  if (!isSolution) return result
  const solved = await readSolvedLevels(deps.store, userId)
  const mayStart = async (id: string) => (await checkAccess(deps, { userId, exerciseId: id })).allowed
  const { classifications } = exercise
  const [wayOn, practice, grown, steps] = await Promise.all([
    findWayOn(deps.store, { exerciseId, difficultyLevel, classifications }, solved, mayStart),
    sessionAfter(deps, userId, exerciseId),
    growthAfter(deps, userId, exercise.definition),
    stepSkills(deps.store, exercise.definition),
  ])
  const asked = { ...(practice && { practice }), ...(grown && { grown }), ...(steps && { steps }) }
  return { ...result, wayOn: { ...wayOn, ...asked } }
}
