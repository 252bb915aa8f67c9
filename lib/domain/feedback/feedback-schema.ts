import { z } from 'zod'
import { toWellFormed } from '@/lib/shared/to-well-formed'
import { DESCRIPTION_MAX_LENGTH } from './model/fields'

/** The tokens of captchas are some hundred to some thousand characters long. */
const CAPTCHA_MAX_LENGTH = 8192

/**
 * The body of a message. Whose it is says the session; without one the message is signed with the address alone, which
 * has an error code of its own.
 */
export const FeedbackBody = z.strictObject({
  email: z.string().max(320),
  description: z.string().max(DESCRIPTION_MAX_LENGTH).overwrite(toWellFormed).regex(/\S/, 'says nothing'),
  'g-recaptcha-response': z.string().max(CAPTCHA_MAX_LENGTH),
  userId: z.string().max(200).optional(),
})

export type FeedbackBody = z.infer<typeof FeedbackBody>
