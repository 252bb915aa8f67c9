import type { NextAuthConfig } from 'next-auth'
import { beginSession } from '@/lib/domain/account/sessions'
import { findSocialRefusal } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import { hasCode } from '@/lib/shared/errors/app-error'
import { safeReturnPath } from '@/lib/shared/return-path'
import type { AuthRequestContext } from './auth-request-context'
import { deviceOf } from './device'
import { SessionClaims, toTokenClaims } from './session-token'
import { findTokenSession } from './session-user'
import { SignInFailure } from './sign-in-failure'
import { vouchesForAddresses } from './social-providers'

/** Who may come in, where to, how next-auth fills the session's token, and what of it the browser gets to see. */
export function authCallbacks(context: AuthRequestContext) {
  return {
    /** The password has been checked where it was taken. */
    async signIn({ user, account, profile }) {
      if (!account || account.type === 'credentials') return true
      const vouches = vouchesForAddresses(account.provider)
      const code = await findSocialRefusal(services().store, {
        uid: user.id ?? '',
        email: user.email ?? null,
        emailVerified: vouches && profile?.email_verified === true,
        mayConfirmLater: !vouches,
      })
      if (code) throw new SignInFailure(code)
      return true
    },

    /** Where a sign-in or sign-out leads to: a page of this site, whatever was asked for. */
    redirect({ url, baseUrl }) {
      // What stands in a body need not be text.
      const isOwn = typeof url === 'string' && url.startsWith(`${baseUrl}/`)
      context.target = safeReturnPath(isOwn ? url.slice(baseUrl.length) : url)
      return `${baseUrl}${context.target}`
    },

    /**
     * At a sign-in `user` is there, and it fails without a session (first specification, section 5); a password that was
     * replaced while it was being checked begins none. Afterwards the token is renewed from the store, or dropped when
     * it has died.
     */
    async jwt({ token, user, account }) {
      if (!user) return renewToken(token)
      const { id: uid = '', sessionVersion } = user
      const begun = await beginSession(services(), { uid, sessionVersion, device: deviceOf(context.headers) })
      if (begun) return { ...token, ...toTokenClaims(begun) }
      throw new SignInFailure(account?.type === 'credentials' ? 'sign-in-failed' : 'sso-sign-in-failed')
    },

    session({ session, token }) {
      const { uid, role, emailVerified, legalConsentDate } = SessionClaims.parse(token)
      const user = { uid, role, emailVerified, legalConsentDate, name: token.name ?? null, email: token.email ?? null }
      return { expires: session.expires, user }
    },
  } satisfies NextAuthConfig['callbacks']
}

async function renewToken<Token extends object>(token: Token) {
  try {
    const { data: claims } = SessionClaims.safeParse(token)
    const found = await findTokenSession(claims)
    if (!claims || !found || found.user.disabled) return null
    return { ...token, ...toTokenClaims({ user: found.user, secret: claims.sid }) }
  } catch (error) {
    // A store that does not answer must not sign anybody out.
    if (hasCode(error, 'unavailable')) return token
    throw error
  }
}
