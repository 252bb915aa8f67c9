import { ApiError } from '@/lib/client/api'
import { errorMessages } from '@/lib/shared/messages/errors'
import { feedbackMessages as messages } from '@/lib/shared/messages/feedback'
import type { FeedbackDraft } from './model'

/** What is wrong with a message: with a field of it, or with the sending of it. */
export interface FeedbackFaults {
  readonly email?: string
  readonly description?: string
  readonly form?: string
}

/** What is still missing, if anything is. */
export function findFaults({ email, description }: FeedbackDraft): FeedbackFaults | undefined {
  if (email.trim() !== '' && description.trim() !== '') return undefined
  return {
    ...(email.trim() === '' && { email: messages.emailMissing }),
    ...(description.trim() === '' && { description: messages.descriptionMissing }),
  }
}

/** How a failed try is told. */
export function toFaults(error: unknown): FeedbackFaults {
  const code = error instanceof ApiError ? error.code : 'internal'
  if (code === 'invalid-email') return { email: errorMessages[code] }
  return { form: code === 'captcha-failed' ? errorMessages[code] : messages.failed }
}
