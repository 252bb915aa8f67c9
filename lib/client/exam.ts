import type { ExamResult, HandInRequest } from '@/lib/domain/exam/model'
import { callApi } from './api'

/** Has a whole set graded; it may be sent again. @throws ApiError, among others `limit-reached` and `unauthenticated`. */
export function handInExam(setId: string, body: HandInRequest, signal: AbortSignal): Promise<ExamResult> {
  return callApi('POST /exams/{id}/hand-in', { params: { id: setId }, body, signal })
}
