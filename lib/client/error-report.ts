import type { ErrorReportBody } from '@/lib/domain/feedback/model'
import { callApi } from './api'

/** Reports a fault of an exercise. @throws ApiError */
export function sendErrorReport(body: ErrorReportBody): Promise<void> {
  return callApi('POST /error-reports', { body })
}
