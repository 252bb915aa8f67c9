import { encode, getToken } from 'next-auth/jwt'
import { z } from 'zod'
import type { StoredUser } from '@/lib/domain/account/users'
import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from './session-cookie-name'

/** What a session token says of its owner. */
export const SessionClaims = z.object({
  uid: z.string().min(1),
  role: z.number(),
  emailVerified: z.boolean(),
  legalConsentDate: z.string().nullable(),
  sessionVersion: z.number(),
})

export type SessionClaims = z.output<typeof SessionClaims>

/** What tokens are sealed with, and whether the site is on https, which changes the cookie's name. */
export interface TokenSettings {
  readonly secret: string
  readonly secureCookies: boolean
}

/** The claims for an account as it is now, with the standard ones that next-auth reads. */
export function toTokenClaims(user: StoredUser): SessionClaims & { sub: string; name: string | null; email: string } {
  const { uid, email, name, role, emailVerified, legalConsentDate, sessionVersion } = user
  const claims = { uid, role, emailVerified: emailVerified !== null, legalConsentDate, sessionVersion }
  return { sub: uid, name, email, ...claims }
}

/** Makes the token that a sign-in would put into the session cookie. */
export function issueSessionToken({ secret, secureCookies }: TokenSettings, user: StoredUser): Promise<string> {
  return encode({
    token: toTokenClaims(user),
    secret,
    salt: sessionCookieName(secureCookies),
    maxAge: SESSION_MAX_AGE_SECONDS,
  })
}

/** Reads the token of the session cookie, else of the Authorization header; `undefined` when it is absent or not ours. */
export async function readSessionClaims(
  { secret, secureCookies }: TokenSettings,
  headers: Headers,
): Promise<SessionClaims | undefined> {
  const token = await getToken({ req: { headers }, secret, secureCookie: secureCookies })
  return SessionClaims.safeParse(token).data
}
