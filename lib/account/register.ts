import { AppError } from '@/lib/errors/app-error'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { Email, Password, type RegisterBody } from './model'
import { hashPassword } from './password'
import { createUser, findUidByEmail, toSignedInUser } from './users'
import { sendVerificationMail, type VerificationDeps } from './verification'

/**
 * Creates an account and sends the mail that confirms its address. When only the mail fails, the account stands: the
 * mail can be asked for again.
 *
 * @throws AppError `consent-required`, `invalid-email`, `weak-password`, `email-already-in-use`.
 */
export async function register(
  deps: VerificationDeps & { readonly errorReporter: ErrorReporter },
  body: RegisterBody,
): Promise<void> {
  const { email, password } = checkRegistration(body)
  // Spares the hashing; the transaction below is what decides.
  if (await findUidByEmail(deps.store, email)) throw new AppError('email-already-in-use')
  const user = await createUser(deps, {
    email,
    name: body.username,
    legalConsentDate: deps.clock.now().toISOString(),
    passwordHash: await hashPassword(password),
  })
  try {
    await sendVerificationMail(deps, toSignedInUser(user))
  } catch (error) {
    deps.errorReporter.report(error, { uid: user.uid })
  }
}

function checkRegistration(body: RegisterBody): { email: string; password: string } {
  if (!body.consent) throw new AppError('consent-required')
  const email = Email.safeParse(body.email)
  if (!email.success) throw new AppError('invalid-email')
  const password = Password.safeParse(body.password)
  if (!password.success) throw new AppError('weak-password')
  return { email: email.data, password: password.data }
}
