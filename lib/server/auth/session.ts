import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { SignedInUser } from '@/lib/domain/account/model'
import { type StoredUser, toSignedInUser } from '@/lib/domain/account/users'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { createSessionCookie } from './session-cookie'
import { readSessionClaims } from './session-token'
import { findSessionUser } from './session-user'

/** The signed-in user of the page that is being rendered, if any; asked of the store once per request. */
export const currentUser = cache(async (): Promise<SignedInUser | undefined> => {
  return findCaller(await headers())
})

/** The signed-in user of a request, if any. Whose account has been disabled counts as a visitor. */
export async function findCaller(requestHeaders: Headers): Promise<SignedInUser | undefined> {
  const user = await findRequestUser(requestHeaders)
  return user && !user.disabled ? toSignedInUser(user) : undefined
}

/**
 * The signed-in user of an API request.
 *
 * @throws AppError `unauthenticated` without a valid session, `user-disabled` when the account has been disabled.
 */
export async function requireUser(requestHeaders: Headers): Promise<SignedInUser> {
  const user = await findRequestUser(requestHeaders)
  if (!user) throw new AppError('unauthenticated')
  if (user.disabled) throw new AppError('user-disabled')
  return toSignedInUser(user)
}

/**
 * The `Set-Cookie` header that gives the session of a request the claims of its account as it is now.
 *
 * @throws AppError `unauthenticated` when the session has been ended meanwhile: it must not come back by this.
 */
export async function refreshSessionCookie(requestHeaders: Headers): Promise<string> {
  const user = await findRequestUser(requestHeaders)
  if (!user || user.disabled) throw new AppError('unauthenticated')
  return createSessionCookie(services().auth, user)
}

async function findRequestUser(requestHeaders: Headers): Promise<StoredUser | undefined> {
  const { store, auth } = services()
  return findSessionUser(store, await readSessionClaims(auth, requestHeaders))
}
