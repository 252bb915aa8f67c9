import type { NextAuthConfig } from 'next-auth'
import { noteSignIn, noteSignOut, welcomeSocialUser } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import type { Attempt } from './attempt'
import { findTokenUser } from './callbacks'

/** What follows from sign-ins and sign-outs. Next-auth goes on whatever happens here. */
export function authEvents({ choices }: Attempt): NonNullable<NextAuthConfig['events']> {
  return {
    async signIn({ user: { id: uid }, account, isNewUser }) {
      if (uid === undefined) return
      const providerType = account && account.type !== 'credentials' ? account.provider : undefined
      if (isNewUser && providerType) {
        await welcomeSocialUser(services(), { uid, providerType, newsletter: choices?.newsletter ?? false })
      }
      await noteSignIn(services(), uid, providerType)
    },

    async signOut(message) {
      const user = 'token' in message ? await findTokenUser(message.token) : undefined
      if (user && !user.disabled) await noteSignOut(services(), user.uid)
    },
  }
}
