import { type Faults, faultsOf } from '@/components/ui/use-form'
import type { Registration } from '@/lib/client/account'
import { isEmailShaped } from '@/lib/shared/email-shape'
import type { SignInCode } from '@/lib/shared/errors/auth-error-codes'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { passwordWeaknessMessages } from '@/lib/shared/messages/password-weakness'
import { AGE_FIELD_BY_CODE, type AgeField } from './age-draft'
import { failureText } from './auth-failure'
import type { AuthFailure } from './auth-flow'
import { isWeakPassword } from './weak-password'

type Field = keyof Registration

/**
 * What can be said without asking the server, all at once: everything but the newsletter is required, an e-mail address
 * has its form, and a password may be weak.
 *
 * @param age what is wrong with the answer to who they are.
 */
export function validateRegistration(
  { email, username, password, consent }: Registration,
  passwordMin: number,
  age: Partial<Record<AgeField, string>>,
): Faults<Field> | undefined {
  const isWeak = isWeakPassword(password, passwordMin)
  return faultsOf({
    ...(!isEmailShaped(email) && {
      email: email.trim() ? errorMessages['invalid-email'] : accountMessages.emailMissing,
    }),
    ...(!username.trim() && { username: accountMessages.usernameMissing }),
    ...(isWeak && { password: password ? passwordWeaknessMessages.short : accountMessages.newPasswordMissing }),
    ...age,
    ...(!consent && { consent: errorMessages['consent-required'] }),
  })
}

const FIELD_BY_CODE: Partial<Record<SignInCode, Field>> = {
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'weak-password': 'password',
  'consent-required': 'consent',
  ...AGE_FIELD_BY_CODE,
}

/** Puts what went wrong to the field that it is about. */
export function toRegistrationErrors(failure: AuthFailure): Faults<Field> {
  const field = 'code' in failure ? FIELD_BY_CODE[failure.code] : undefined
  const message = failureText(failure)
  return field ? { fields: { [field]: message } } : { form: message }
}
