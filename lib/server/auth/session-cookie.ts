import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from './session-cookie-name'
import { issueSessionToken, type TokenOwner, type TokenSettings } from './session-token'

/** The `Set-Cookie` header that gives a browser a session, as a sign-in would. */
export async function createSessionCookie(settings: TokenSettings, owner: TokenOwner): Promise<string> {
  return sessionCookie(settings, await issueSessionToken(settings, owner), SESSION_MAX_AGE_SECONDS)
}

/** The `Set-Cookie` header that makes a browser forget its session. */
export function expireSessionCookie(settings: TokenSettings): string {
  return sessionCookie(settings, '', 0)
}

function sessionCookie({ secureCookies }: TokenSettings, token: string, maxAgeSeconds: number): string {
  const name = sessionCookieName(secureCookies)
  return `${name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`
}
