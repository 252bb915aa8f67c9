import { accountMessages } from '@/lib/shared/messages/account'
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
