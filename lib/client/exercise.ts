import type { CheckRequest, CheckResult, HintRequest, HintResult } from '@/lib/domain/exercise/model'
import { callApi } from './api'

/** Has the answers to one sub-task graded. @throws ApiError, among others `limit-reached` and `unauthenticated`. */
export function checkAnswers(exerciseId: string, body: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
  return callApi('POST /exercise/{id}/check', { params: { id: exerciseId }, body, signal })
}

/** Asks for the hint after `body.hint`. @throws ApiError, among others `limit-reached`, and `not-found` when none is left. */
export function requestHint(exerciseId: string, body: HintRequest, signal: AbortSignal): Promise<HintResult> {
  return callApi('POST /exercise/{id}/hint', { params: { id: exerciseId }, body, signal })
}
