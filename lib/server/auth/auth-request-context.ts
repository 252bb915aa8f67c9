import type { SignUpChoices } from '@/lib/domain/account/social-sign-in'

/** What one request to a sign-in route is about, and what becomes known while next-auth serves it. */
export interface AuthRequestContext {
  readonly provider: string | undefined
  /** With the session that the browser still holds, and what it says of itself. */
  readonly headers: Headers
  /** Made on the registration page before the browser went to a social provider. */
  readonly choices: SignUpChoices | undefined
  /** The page of this site that the sign-in leads to. */
  target: string
  /** Why next-auth gave up; what follows from the first failure is not told. */
  failure?: Error
}
