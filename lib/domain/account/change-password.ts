import { z } from 'zod'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { requirePassword } from './authenticate'
import { hashPassword } from './password'
import { requirePasswordLength, requireStrongPassword } from './password-strength/require-strong-password'
import { type Caller, newSession, SESSIONS } from './sessions'
import { findPasswordHash, findUser, replacePassword, type StoredUser } from './users'

/** The new password has an error code of its own, so here it is only held to its type; `changePassword` checks it. */
export const PasswordChange = z.strictObject({ currentPassword: z.string(), newPassword: z.string() })
export type PasswordChange = z.output<typeof PasswordChange>

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly errorReporter: ErrorReporter
}

/**
 * Gives the account of a session another password and ends all its sessions, for a new one. An account without a
 * password has none that could be named: it gets its first one by the forgotten-password mail, which proves that the
 * address is its owner's.
 *
 * @returns the account, and what the token of its new session holds.
 * @throws AppError `weak-password`, `wrong-password` for the current one, `too-many-requests` after ten wrong ones in 15
 *   minutes, those of signing in included, `conflict` when the password was changed meanwhile.
 */
export async function changePassword(
  deps: Deps,
  { user: { uid, email, displayName }, session }: Caller,
  change: PasswordChange,
): Promise<{ readonly user: StoredUser; readonly secret: string }> {
  const newPassword = requirePasswordLength(change.newPassword)
  await requireStrongPassword(newPassword, { email, name: displayName })
  const checkedHash = await requirePassword(deps, { uid, email }, change.currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const changed = await deps.store.transaction(async (transaction) => {
    const account = await findUser(transaction, uid)
    const currentHash = await findPasswordHash(transaction, uid)
    if (!account || currentHash !== checkedHash) throw new AppError('conflict')
    const user = replacePassword(transaction, account, passwordHash)
    const { secret, id, data } = newSession(user, session, deps.clock.now())
    transaction.delete(SESSIONS, session.id)
    transaction.create(SESSIONS, id, data)
    return { user, secret }
  })
  await tryLogActivity(deps, { userId: uid, activity: 'updatePassword', metadata: undefined })
  return changed
}
