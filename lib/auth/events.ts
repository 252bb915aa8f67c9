import type { NextAuthConfig } from 'next-auth'
import { noteSignIn, noteSignOut, welcomeSocialUser } from '@/lib/account/social-sign-in'
import { services } from '@/lib/services'
import { findTokenUser } from './callbacks'

/** What is noted of sign-ins and sign-outs. Next-auth goes on whatever happens here. */
export const authEvents = {
  async signIn({ user, account, isNewUser }) {
    if (user.id === undefined) return
    const provider = account && account.type !== 'credentials' ? account.provider : undefined
    if (isNewUser && provider) await welcomeSocialUser(services(), user.id, provider)
    await noteSignIn(services(), user.id, provider)
  },

  async signOut(message) {
    const user = 'token' in message ? await findTokenUser(message.token) : undefined
    if (user) await noteSignOut(services(), user.uid)
  },
} satisfies NextAuthConfig['events']
