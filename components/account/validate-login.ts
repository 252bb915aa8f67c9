import { type Faults, faultsOf } from '@/components/ui/use-form'
import { accountMessages } from '@/lib/shared/messages/account'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What can be said without asking the server: both fields are required. */
export function validateLogin({ email, password }: Credentials): Faults<keyof Credentials> | undefined {
  return faultsOf({
    ...(!email && { email: accountMessages.emailMissing }),
    ...(!password && { password: accountMessages.passwordMissing }),
  })
}
