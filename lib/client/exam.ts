import type { ExamResult, HandInRequest } from '@/lib/domain/exam/model'
import { callApi } from './api'

/** Has a whole set graded; it may be sent again. @throws ApiError, among others `limit-reached` and `unauthenticated`. */
export function handInExam(setId: string, body: HandInRequest, signal: AbortSignal): Promise<ExamResult> {
  return callApi({ method: 'POST', path: `/exams/${setId}/hand-in`, body, signal })
}
