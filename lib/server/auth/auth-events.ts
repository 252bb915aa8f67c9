import type { NextAuthConfig } from 'next-auth'
import { logSignIn, logSignOut, welcomeSocialUser } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import type { AuthRequestContext } from './auth-request-context'
import { findSessionUser } from './session-user'

/** What follows from sign-ins and sign-outs. Next-auth goes on whatever happens here. */
export function authEvents({ choices }: AuthRequestContext): NonNullable<NextAuthConfig['events']> {
  return {
    async signIn({ user: { id: uid }, account, isNewUser }) {
      if (uid === undefined) return
      const providerType = account && account.type !== 'credentials' ? account.provider : undefined
      if (isNewUser && providerType) {
        await welcomeSocialUser(services(), { uid, providerType, newsletter: choices?.newsletter ?? false })
      }
      await logSignIn(services(), uid, providerType)
    },

    async signOut(message) {
      const user = 'token' in message ? await findSessionUser(services().store, message.token) : undefined
      if (user && !user.disabled) await logSignOut(services(), user.uid)
    },
  }
}
