import { startExercise, withStart } from '@/lib/domain/freemium/access'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { sourceOf } from '@/lib/domain/practice/rounds/claimed-source'
import { recordHint } from '@/lib/domain/practice/rounds/record-work'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { type LoadedExercise, loadExercise } from './load-exercise'
import type { HintRequest, HintResult, SubtaskRef } from './model'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
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
 * sub-task or a last hint that is none of its hints, `limit-reached` when the free tier does not allow the exercise,
 * `too-many-requests` after hundreds of rounds on a day.
 */
export async function giveHint(deps: Deps, question: HintParams): Promise<HintResult> {
  const { userId, exerciseId, hint } = question
  const exercise = await loadExercise(deps.store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  const hints = hintsOf(exercise, question)
  const started = { userId, exerciseId }
  const place = placeAfter(hints, hint)
  if (place === undefined) {
    await startExercise(deps, started)
  } else {
    const { seed, difficultyLevel, subTask } = question
    const source = () => sourceOf(deps.store, question)
    const work = { ...started, seed, difficultyLevel, source }
    await withStart(deps, started, (planStart) =>
      recordHint(deps, exercise, work, { subTask, given: place + 1 }, planStart),
    )
  }
  return nextHint(hints, hint)
}

/**
 * All hints of one sub-task, in their order.
 *
 * @throws AppError `invalid-request` for an unknown sub-task, `not-found` where there are none.
 */
export function hintsOf(exercise: LoadedExercise, question: SubtaskRef): readonly string[] {
  if (!exercise.definition.subtasks[question.subTask]) {
    throw new AppError('invalid-request', [{ path: 'subTask', reason: 'no such sub-task' }])
  }
  const hints = exercise.variant(question).hints(question.subTask)
  if (hints.length === 0) throw new AppError('not-found')
  return hints
}

/**
 * The hint after the last one given, the first after `''`.
 *
 * @throws AppError `invalid-request` when the last one is none of them, `not-found` when none is left.
 */
export function nextHint(hints: readonly string[], last: string): HintResult {
  const place = placeAfter(hints, last)
  const hint = place === undefined ? undefined : hints[place]
  if (place === undefined || hint === undefined) {
    if (last === '' || hints.includes(last)) throw new AppError('not-found')
    throw new AppError('invalid-request', [{ path: 'hint', reason: 'no such hint' }])
  }
  return { hint, hasMore: place + 1 < hints.length, maxHints: hints.length }
}

/** The index of the hint after the last one given; `undefined` when none is left, or the last one is none of them. */
function placeAfter(hints: readonly string[], last: string): number | undefined {
  const given = last === '' ? -1 : hints.indexOf(last)
  if (last !== '' && given < 0) return undefined
  return given + 1 < hints.length ? given + 1 : undefined
}
