import { hintsOf, nextHint } from '@/lib/domain/exercise/give-hint'
import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import type { CheckRequest, CheckResult, HintRequest, HintResult } from '@/lib/domain/exercise/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { loadTrialExercise } from './trial-lists'

/** A whole class may try it behind one address; who guesses by machine needs far more. */
export const trialLimits = [{ name: 'trial', limit: 300, windowSeconds: 60, per: 'client' }] as const

interface Deps {
  readonly store: DocumentStore
}

/**
 * Grades what somebody without an account answers. Nothing is kept of it.
 *
 * @throws AppError `not-found` for an exercise or level that is not offered for trial, `invalid-request` for a sub-task or
 * an answer that does not fit it.
 */
export async function checkTrialAnswer(
  { store }: Deps,
  submission: CheckRequest & { readonly exerciseId: string },
): Promise<CheckResult> {
  return gradeSubmission(await loadTrialExercise(store, submission), submission).result
}

/**
 * Gives the hint after the last one given.
 *
 * @throws AppError as above, also `not-found` when no hint is left.
 */
export async function giveTrialHint(
  { store }: Deps,
  question: HintRequest & { readonly exerciseId: string },
): Promise<HintResult> {
  return nextHint(hintsOf(await loadTrialExercise(store, question), question), question.hint)
}
