/** The middleware needs this too, so nothing here may need Node. */
import { SESSION_IDLE_DAYS } from '@/lib/domain/account/session-lifetime'

/** How long a token opens its session. */
export const SESSION_MAX_AGE_SECONDS = SESSION_IDLE_DAYS * 24 * 60 * 60

const PLAIN_SESSION_COOKIE = 'authjs.session-token'
const SECURE_SESSION_COOKIE = `__Secure-${PLAIN_SESSION_COOKIE}`

/** The name of the session cookie, which is also the salt of its token's encryption. */
export function sessionCookieName(secure: boolean): string {
  return secure ? SECURE_SESSION_COOKIE : PLAIN_SESSION_COOKIE
}

/**
 * Whether a session may be read from any of these cookies: a long token is split into several, numbered ones, and
 * next-auth takes every name that begins so.
 */
export function hasSessionCookie(cookieNames: readonly string[]): boolean {
  return cookieNames.some((name) => name.startsWith(PLAIN_SESSION_COOKIE) || name.startsWith(SECURE_SESSION_COOKIE))
}
