import { ApiError, callApi } from './api'
import { postToAuth } from './post-to-auth'
import { forgetKeptPages } from './service-worker'
import { requireSuccess } from './sign-in-error'

/** What the registration form sends. */
export interface Registration {
  readonly email: string
  readonly username: string
  readonly password: string
  readonly newsletter: boolean
  readonly consent: boolean
  /** Needed where one address registers unusually much. */
  readonly captcha?: string
}

/** Makes an account and sends the verification mail. Does not sign in. @throws ApiError */
export function register(registration: Registration): Promise<void> {
  return callApi('POST /account/register', { body: registration })
}

/** Sends the verification mail again. @throws ApiError, `too-many-requests` within 60 s of the last one */
export function sendVerificationMail(): Promise<void> {
  return callApi('POST /account/verification')
}

/** Whether the signed-in user's address is confirmed by now. @throws ApiError */
export async function isEmailVerified(signal?: AbortSignal): Promise<boolean> {
  const { emailVerified } = await callApi('GET /account/verification', { signal })
  return emailVerified
}

/** Confirms an address with the token of the mail. @throws ApiError, `invalid-token` when unknown, used or too old */
export function confirmEmail(token: string): Promise<void> {
  return callApi('POST /account/verification/confirm', { body: { token } })
}

/** Starts a session. @throws SignInError with the code of the refusal, e.g. `invalid-login-credentials`; ApiError */
export async function signIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  requireSuccess(await postToAuth('callback/credentials', credentials))
}

/** Ends the session, and leaves no page in the browser. @throws ApiError also when the session goes on */
export async function signOut(): Promise<void> {
  const { searchParams } = await postToAuth('signout', {})
  if (searchParams.has('error')) throw new ApiError(200, 'internal')
  await forgetKeptPages()
}
