import { ApiError } from '@/lib/client/api'
import { accountMessages } from '@/lib/messages/account'
import { errorMessages } from '@/lib/messages/errors'
import type { Faults } from './use-form'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What can be said without asking the server: both fields are required. */
export function findLoginFaults({ email, password }: Credentials): Faults<keyof Credentials> | undefined {
  const fields = {
    ...(!email && { email: accountMessages.emailMissing }),
    ...(!password && { password: accountMessages.passwordMissing }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** What the server's refusal says to whoever signs in. Which of the two was wrong is not told. */
export function toLoginFaults(error: unknown): Faults<keyof Credentials> {
  if (!(error instanceof ApiError)) throw error
  return { form: errorMessages[error.code] }
}
