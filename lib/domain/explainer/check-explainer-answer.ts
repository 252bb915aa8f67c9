import type { CheckResult } from '@/lib/domain/exercise/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { gradeExplainerAnswer } from './compile-explainer'
import { loadExplainer } from './load-explainer'
import type { ExplainerCheckRequest } from './model'

/** A whole class may watch one behind one address; who guesses by machine needs far more. */
export const explainerLimits = [{ name: 'explainer', limit: 300, windowSeconds: 60, per: 'client' }] as const

/**
 * Grades what anybody answers to a question of an explainer. Nothing is kept of it.
 *
 * @throws AppError `not-found` for an explainer that does not exist, `invalid-request` for a question or an answer that does
 * not fit it.
 */
export async function checkExplainerAnswer(
  { store }: { readonly store: DocumentStore },
  { id, ...answer }: ExplainerCheckRequest & { readonly id: string },
): Promise<CheckResult> {
  const explainer = await loadExplainer(store, id)
  if (!explainer) throw new AppError('not-found')
  return gradeExplainerAnswer(explainer, answer)
}
