import { readRefusal, type SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'

/** A sign-in that the server has refused. */
export class SignInError extends Error {
  readonly refusal: SignInRefusal

  constructor(refusal: SignInRefusal) {
    super(refusal.code)
    this.name = 'SignInError'
    this.refusal = refusal
  }
}

/** @throws SignInError when the address that next-auth answers with is that of a failure. */
export function requireSuccess({ searchParams }: URL): void {
  const refusal = readRefusal(Object.fromEntries(searchParams))
  if (!refusal) return
  // The form's token comes back in a cookie. Who takes none can only be told so.
  const isCookieRefused = refusal.code === 'invalid-user-token' && !navigator.cookieEnabled
  throw new SignInError(isCookieRefused ? { code: 'web-storage-unsupported' } : refusal)
}
