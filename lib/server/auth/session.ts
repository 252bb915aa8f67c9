import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { SignedInUser } from '@/lib/domain/account/model'
import type { Caller } from '@/lib/domain/account/sessions'
import { toSignedInUser } from '@/lib/domain/account/users'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { createSessionCookie } from './session-cookie'
import { readSessionClaims } from './session-token'
import { findTokenSession } from './session-user'

/** The signed-in user of the page that is being rendered, if any; asked of the store once per request. */
export const currentUser = cache(async (): Promise<SignedInUser | undefined> => (await currentCaller())?.user)

/** The signed-in user of the page that is being rendered with their session, if any. */
export const currentCaller = cache(async (): Promise<Caller | undefined> => findCaller(await headers()))

/** The signed-in user of a request, if any. Whose account has been disabled counts as a visitor. */
export async function findCaller(requestHeaders: Headers): Promise<Caller | undefined> {
  const found = await findRequestSession(requestHeaders)
  return found && !found.user.disabled ? { ...found, user: toSignedInUser(found.user) } : undefined
}

/**
 * The signed-in user of an API request.
 *
 * @throws AppError `unauthenticated` without a valid session, `user-disabled` when the account has been disabled.
 */
export async function requireCaller(requestHeaders: Headers): Promise<Caller> {
  const found = await findRequestSession(requestHeaders)
  if (!found) throw new AppError('unauthenticated')
  if (found.user.disabled) throw new AppError('user-disabled')
  return { ...found, user: toSignedInUser(found.user) }
}

/**
 * The `Set-Cookie` header that gives the session of a request the claims of its account as it is now.
 *
 * @throws AppError `unauthenticated` when the session has been ended meanwhile: it must not come back by this.
 */
export async function refreshSessionCookie(requestHeaders: Headers): Promise<string> {
  const claims = await readSessionClaims(services().auth, requestHeaders)
  const found = await findTokenSession(claims)
  if (!claims || !found || found.user.disabled) throw new AppError('unauthenticated')
  return createSessionCookie(services().auth, { user: found.user, secret: claims.sid })
}

async function findRequestSession(requestHeaders: Headers) {
  return findTokenSession(await readSessionClaims(services().auth, requestHeaders))
}
