import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { SignedInUser } from '@/lib/account/model'
import { findUser, type StoredUser, toSignedInUser } from '@/lib/account/users'
import { AppError } from '@/lib/errors/app-error'
import { services } from '@/lib/services'
import { readSessionClaims, type SessionClaims } from './session-token'

/** The signed-in user of the page that is being rendered, if any; asked of the store once per request. */
export const currentUser = cache(async (): Promise<SignedInUser | undefined> => {
  const session = await findSession(await headers())
  return session?.disabled ? undefined : session && toSignedInUser(session)
})

/**
 * The signed-in user of an API request.
 *
 * @throws AppError `unauthenticated` without a valid session, `user-disabled` when the account has been disabled.
 */
export async function requireUser(requestHeaders: Headers): Promise<SignedInUser> {
  const session = await findSession(requestHeaders)
  if (!session) throw new AppError('unauthenticated')
  if (session.disabled) throw new AppError('user-disabled')
  return toSignedInUser(session)
}

async function findSession(requestHeaders: Headers): Promise<StoredUser | undefined> {
  const { store, auth } = services()
  const claims = await readSessionClaims(auth, requestHeaders)
  const user = claims && (await findUser(store, claims.uid))
  return user && isCurrent(claims, user) ? user : undefined
}

/** A token dies when its account's sessions are ended. */
export function isCurrent(claims: SessionClaims, user: StoredUser): boolean {
  return claims.sessionVersion === user.sessionVersion
}
