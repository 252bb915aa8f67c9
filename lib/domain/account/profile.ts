import { z } from 'zod'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { PAYMENTS, readEntitlement, type SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { AppError } from '@/lib/shared/errors/app-error'
import { DisplayName, type Profile, type SignedInUser } from './model'
import { findPasswordHash, updateUser } from './users'

/** The body of a change of the profile. */
export const ProfileChange = z.strictObject({ displayName: DisplayName })

/** As much of a name as the log of activities takes; a social provider may have given a longer one. */
const LOGGED_NAME_LENGTH = 200

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** What the profile page shows of an account beside its name and address. */
export async function readProfile(deps: Deps & SiteMode, uid: string): Promise<Profile> {
  const { store, clock } = deps
  const [passwordHash, payments] = await Promise.all([findPasswordHash(store, uid), store.get(PAYMENTS, uid)])
  const { hasSubscription, isCancelled, expiresAt } = readEntitlement(payments, clock.now(), deps)
  const subscription = hasSubscription ? (isCancelled ? 'cancelled' : 'active') : 'none'
  return { hasPassword: passwordHash !== undefined, subscription, expiresAt }
}

/**
 * Gives the caller's account another name to greet with.
 *
 * @param change.userId whom the call names; only the caller may be named.
 * @throws AppError `forbidden` for anybody else.
 */
export async function changeDisplayName(
  deps: Deps & { readonly errorReporter: ErrorReporter },
  caller: SignedInUser,
  { userId, displayName }: { readonly userId: string; readonly displayName: string },
): Promise<void> {
  const { uid, displayName: oldName } = caller
  if (userId !== uid) throw new AppError('forbidden')
  await updateUser(deps.store, uid, { name: displayName })
  const metadata = { oldName: shorten(oldName), newName: shorten(displayName) }
  await tryLogActivity(deps, { userId: uid, activity: 'updateDisplayName', metadata })
}

/** Cut between characters: the store takes no half of one. */
function shorten(name: string): string {
  return name.length <= LOGGED_NAME_LENGTH ? name : [...name].slice(0, LOGGED_NAME_LENGTH / 2).join('')
}
