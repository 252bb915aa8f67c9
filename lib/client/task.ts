import type { TaskReport } from '@/lib/domain/task/model'
import { callApi } from './api'

/** How a task stands. @throws ApiError, `not-found` when there is none */
export function readTask(id: string, signal: AbortSignal): Promise<TaskReport> {
  return callApi('GET /task/status/{id}', { params: { id }, signal })
}
