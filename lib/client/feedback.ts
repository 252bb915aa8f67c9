import type { FeedbackBody } from '@/lib/domain/feedback/model'
import { callApi } from './api'

/** Sends a message to the people who run the site. @throws ApiError */
export function sendFeedback(body: FeedbackBody): Promise<void> {
  return callApi('POST /feedback', { body })
}
