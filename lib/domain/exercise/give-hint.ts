import { startExercise } from '@/lib/domain/freemium/access'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { loadExercise } from './load-exercise'
import type { HintRequest, HintResult } from './model'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** One pupil's wish for the next hint. */
export interface HintParams extends HintRequest {
  readonly userId: string
  readonly exerciseId: string
}

/**
 * Gives the hint after the last one given and registers the exercise as started. So does naming a last hint, whether it
 * is one or not: else guesses of what the hints say could be tried out on any exercise.
 *
 * @throws AppError `not-found` for an unknown exercise or when no hint is left, `invalid-request` for an unknown
 * sub-task or a last hint that is none of its hints, `limit-reached` when the free tier does not allow the exercise.
 */
export async function giveHint(deps: Deps, question: HintParams): Promise<HintResult> {
  const { userId, exerciseId, subTask, hint } = question
  const exercise = await loadExercise(deps.store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  if (!exercise.definition.subtasks[subTask]) {
    throw new AppError('invalid-request', [{ path: 'subTask', reason: 'no such sub-task' }])
  }
  const hints = exercise.variant(question).hints(subTask)
  if (hints.length === 0) throw new AppError('not-found')
  await startExercise(deps, { userId, exerciseId })
  const given = hint === '' ? -1 : hints.indexOf(hint)
  if (hint !== '' && given < 0) throw new AppError('invalid-request', [{ path: 'hint', reason: 'no such hint' }])
  const next = hints[given + 1]
  if (next === undefined) throw new AppError('not-found')
  return { hint: next, hasMore: given + 2 < hints.length, maxHints: hints.length }
}
