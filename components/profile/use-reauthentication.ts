import { useState } from 'react'
import { type Faults, textOf, toFaults } from '@/components/ui/use-form'
import { hasFailedWith } from '@/lib/client/api'
import { errorMessages } from '@/lib/shared/messages/errors'
import { profileMessages } from '@/lib/shared/messages/profile'

const { reauthentication: texts } = profileMessages

interface Settings {
  readonly hasPassword: boolean
  /** That something was not done, and why. */
  readonly failed: (reason: string) => string
}

/**
 * The part of a form whose call wants to know that it is the owner of the account who asks. Who has just signed in is not
 * asked; whoever else types the password, or signs in again where there is none.
 */
export function useReauthentication({ hasPassword, failed }: Settings) {
  const [asked, setAsked] = useState(false)

  function explain(error: unknown): Faults<'password'> {
    if (!hasFailedWith(error, 'reauthentication-required')) {
      const textOfCode = (code: keyof typeof errorMessages) =>
        code === 'wrong-password' ? texts.wrongPassword : failed(errorMessages[code])
      return toFaults(error, { 'wrong-password': 'password' }, textOfCode)
    }
    setAsked(true)
    return hasPassword ? { fields: { password: texts.passwordWanted } } : { form: texts.signInWanted }
  }

  return {
    /** Whether the form shows `ReauthenticationField`. */
    asked,
    check: (data: FormData): string | undefined =>
      data.has('password') && textOf(data, 'password') === '' ? texts.passwordWanted : undefined,
    bodyOf: (data: FormData) => (data.has('password') ? { password: textOf(data, 'password') } : {}),
    explain,
    forget: () => setAsked(false),
  }
}
