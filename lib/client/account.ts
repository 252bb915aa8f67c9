import { ApiError, callApi } from './api'
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
  return callApi({ method: 'POST', path: '/account/register', body: registration })
}

/** Sends the verification mail again. @throws ApiError, `too-many-requests` within 60 s of the last one */
export function sendVerificationMail(): Promise<void> {
  return callApi({ method: 'POST', path: '/account/verification' })
}

/** Whether the signed-in user's address is confirmed by now. @throws ApiError */
export async function isEmailVerified(signal?: AbortSignal): Promise<boolean> {
  const { emailVerified } = await callApi<{ emailVerified: boolean }>({
    method: 'GET',
    path: '/account/verification',
    ...(signal && { signal }),
  })
  return emailVerified
}

/** Confirms an address with the token of the mail. @throws ApiError, `invalid-token` when unknown, used or too old */
export function confirmEmail(token: string): Promise<void> {
  return callApi({ method: 'POST', path: '/account/verification/confirm', body: { token } })
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

/**
 * Speaks to next-auth as its own browser client does, which would weigh more than the pages that need it. Asked with
 * `X-Auth-Return-Redirect`, it answers 200 and where it would have redirected to, a refusal included.
 *
 * @throws ApiError
 */
export async function postToAuth(action: string, fields: Readonly<Record<string, string | boolean>>): Promise<URL> {
  const { csrfToken } = await callApi<{ csrfToken: string }>({ method: 'GET', path: '/auth/csrf' })
  const response = await fetch(`/api/auth/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Auth-Return-Redirect': '1' },
    body: JSON.stringify({ ...fields, csrfToken }),
  }).catch((cause: unknown) => {
    throw new ApiError(0, 'network-request-failed', undefined, { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!hasUrl(answer)) throw new ApiError(response.status, 'internal')
  return new URL(answer.url, window.location.origin)
}

function hasUrl(answer: unknown): answer is { url: string } {
  return typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string'
}
