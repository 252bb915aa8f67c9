import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import { passwordChangedMail } from '@/lib/shared/messages/mails'
import type { StoredUser } from './users'

interface Deps {
  readonly mailer: Mailer
  readonly errorReporter: ErrorReporter
  readonly site: { readonly url: string }
}

/**
 * Tells the owner of an account that its password has changed, in case it was somebody else. Never throws: the password
 * stands whatever becomes of the mail. An address that is not confirmed may be that of a stranger, and is sent nothing.
 */
export async function sendPasswordChangedMail(
  { mailer, errorReporter, site }: Deps,
  { uid, email, name, emailVerified }: StoredUser,
): Promise<void> {
  if (emailVerified === null) return
  const link = `${site.url}/forgotten-password`
  try {
    await mailer.send({ to: email, ...passwordChangedMail({ displayName: name ?? '', link }) })
  } catch (error) {
    errorReporter.report(error, { uid })
  }
}
