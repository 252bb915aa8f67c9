import type { Registration } from '@/lib/client/account'
import { ApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/errors/codes'
import { accountMessages } from '@/lib/messages/account'
import { errorMessages } from '@/lib/messages/errors'
import type { Faults } from './use-form'

type Field = keyof Registration

/**
 * What can be said without asking the server: everything but the newsletter is required, and a password has a least
 * length, in characters.
 */
export function findRegisterFaults(
  { email, username, password, consent }: Registration,
  passwordMin: number,
): Faults<Field> | undefined {
  const isWeak = [...password].length < passwordMin
  const fields = {
    ...(!email && { email: accountMessages.emailMissing }),
    ...(!username.trim() && { username: accountMessages.usernameMissing }),
    ...(isWeak && { password: password ? errorMessages['weak-password'] : accountMessages.newPasswordMissing }),
    ...(!consent && { consent: errorMessages['consent-required'] }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

const FIELD_BY_CODE: Partial<Record<ErrorCode, Field>> = {
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'weak-password': 'password',
  'consent-required': 'consent',
}

/** Puts the server's refusal to the field that it is about. */
export function toRegisterFaults(error: unknown): Faults<Field> {
  if (!(error instanceof ApiError)) throw error
  const field = FIELD_BY_CODE[error.code]
  const message = errorMessages[error.code]
  return field ? { fields: { [field]: message } } : { form: message }
}
