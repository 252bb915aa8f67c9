import type { NextAuthConfig } from 'next-auth'
import { endSession } from '@/lib/domain/account/sessions'
import { logSignIn, logSignOut, welcomeSocialUser } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import type { AuthRequestContext } from './auth-request-context'
import { readSessionClaims, SessionClaims } from './session-token'
import { findTokenSession } from './session-user'

/** What follows from sign-ins and sign-outs. Next-auth goes on whatever is thrown here. */
export function authEvents(context: AuthRequestContext): NonNullable<NextAuthConfig['events']> {
  return {
    async signIn({ user: { id: uid }, account, isNewUser }) {
      if (uid === undefined) return
      const providerType = account && account.type !== 'credentials' ? account.provider : undefined
      if (isNewUser && providerType) await welcomeSocialUser(services(), { uid, providerType })
      await logSignIn(services(), uid, providerType)
      // The browser has given up the session that it came with, if any.
      const left = await readSessionClaims(services().auth, context.headers)
      if (left) await endSession(services().store, left.sid)
    },

    async signOut(message) {
      try {
        if ('token' in message) await endTokenSession(message.token)
      } catch (error) {
        // Who is told to be signed out while the session goes on would leave it open.
        context.failure ??= error instanceof Error ? error : new Error('the session cannot be ended', { cause: error })
      }
    },
  }
}

async function endTokenSession(token: unknown): Promise<void> {
  const { data: claims } = SessionClaims.safeParse(token)
  const found = await findTokenSession(claims)
  if (!claims || !found) return
  await endSession(services().store, claims.sid)
  if (!found.user.disabled) await logSignOut(services(), found.user.uid)
}
