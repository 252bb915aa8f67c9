import { encode, getToken } from 'next-auth/jwt'
import { z } from 'zod'
import type { StoredUser } from '@/lib/domain/account/users'
import { openToken } from './open-token'
import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from './session-cookie-name'

/** What a session token says of its owner. */
export const SessionClaims = z.object({
  uid: z.string().min(1),
  role: z.number(),
  emailVerified: z.boolean(),
  legalConsentDate: z.string().nullable(),
  /** The secret of the session, by which the store knows it. Tokens from before sessions were kept have none. */
  sid: z.string().min(1),
})

export type SessionClaims = z.output<typeof SessionClaims>

/** What tokens are sealed with, and whether the site is on https, which changes the cookie's name. */
export interface TokenSettings {
  readonly secret: string
  readonly secureCookies: boolean
}

/** Whose token it is, as the account is now, and which session it opens. */
export interface TokenOwner {
  readonly user: StoredUser
  readonly secret: string
}

/** The claims of a token, with the standard ones that next-auth reads. */
export function toTokenClaims({
  user,
  secret,
}: TokenOwner): SessionClaims & { sub: string; name: string | null; email: string } {
  const { uid, email, name, role, emailVerified, legalConsentDate } = user
  const claims = { uid, role, emailVerified: emailVerified !== null, legalConsentDate, sid: secret }
  return { sub: uid, name, email, ...claims }
}

/** Makes the token that a sign-in would put into the session cookie. */
export function issueSessionToken({ secret, secureCookies }: TokenSettings, owner: TokenOwner): Promise<string> {
  return encode({
    token: toTokenClaims(owner),
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
  const token = await getToken({ req: { headers }, secret, secureCookie: secureCookies, decode: openToken })
  return SessionClaims.safeParse(token).data
}
