import { ApiError, type InputOf } from './api'
import { postToAuth } from './post-to-auth'
import { clearCachedPages } from './service-worker'
import { requireSuccess } from './sign-in-error'

/** What the registration form sends. */
export type Registration = InputOf<'POST /account/register'>['body']

/** Starts a session. @throws SignInError with the code of the refusal, e.g. `invalid-login-credentials`; ApiError */
export async function signIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  requireSuccess(await postToAuth('callback/credentials', credentials))
}

/** Ends the session, and leaves no page in the browser. @throws ApiError also when the session goes on */
export async function signOut(): Promise<void> {
  const { searchParams } = await postToAuth('signout', {})
  if (searchParams.has('error')) throw new ApiError(200, 'internal')
  await clearCachedPages()
}

/** Ends the session and goes to the home page, as a page of its own: nothing of the account stays in the browser's memory. */
export async function leaveSite(): Promise<void> {
  await signOut()
  window.location.assign('/')
}
