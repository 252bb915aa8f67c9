import type { NextAuthConfig } from 'next-auth'
import { findUser, type StoredUser } from '@/lib/domain/account/users'
import { services } from '@/lib/server/services'
import { hasCode } from '@/lib/shared/errors/app-error'
import { safeReturnPath } from '@/lib/shared/return-path'
import { SessionClaims, toTokenClaims } from './session-token'
import { findSessionUser } from './session-user'
import { admit } from './social-sign-in'

/** Who may come in, where to, how next-auth fills the session's token, and what of it the browser gets to see. */
export const authCallbacks = {
  signIn: admit,

  /** Where a sign-in or sign-out leads to: a page of this site, whatever was asked for. */
  redirect({ url, baseUrl }) {
    const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
    return `${baseUrl}${safeReturnPath(path)}`
  },

  /**
   * At a sign-in `user` is there; afterwards the token is renewed from the store, or dropped when it has died. A
   * password that was replaced while it was being checked begins no session.
   */
  async jwt({ token, user }) {
    try {
      const account = user?.id === undefined ? await findTokenUser(token) : await findUser(services().store, user.id)
      const isOvertaken = user?.sessionVersion !== undefined && user.sessionVersion !== account?.sessionVersion
      return account && !account.disabled && !isOvertaken ? { ...token, ...toTokenClaims(account) } : null
    } catch (error) {
      // A store that does not answer must not sign anybody out.
      if (user === undefined && hasCode(error, 'unavailable')) return token
      throw error
    }
  },

  async session({ session, token }) {
    const { uid, role, emailVerified, legalConsentDate } = SessionClaims.parse(token)
    const user = { uid, role, emailVerified, legalConsentDate, name: token.name ?? null, email: token.email ?? null }
    return { expires: session.expires, user }
  },
} satisfies NextAuthConfig['callbacks']

/** The account of a token that is still good. */
export async function findTokenUser(token: unknown): Promise<StoredUser | undefined> {
  const claims = SessionClaims.safeParse(token).data
  return claims && findSessionUser(services().store, claims)
}
