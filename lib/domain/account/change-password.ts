import { z } from 'zod'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { requireAllowed } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import { Password } from './model'
import { hashPassword, verifyPassword } from './password'
import { findPasswordHash, findUser, replacePassword, type StoredUser } from './users'

/** Who has found a session open must not find out the password as well. */
const FAILURES_PER_ACCOUNT: RateLimit = { name: 'password-change-failures', limit: 10, windowSeconds: 15 * 60 }

const inOrderByAccount = createKeyedQueue()

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
 * Gives the account another password and ends all its sessions. An account without a password has none that could be
 * named: it gets its first one by the forgotten-password mail, which proves that the address is its owner's.
 *
 * @returns the account, for a session that goes on.
 * @throws AppError `weak-password`, `wrong-password` for the current one, `too-many-requests` after ten wrong ones in 15
 *   minutes, `conflict` when the password was changed meanwhile.
 */
export async function changePassword(deps: Deps, uid: string, change: PasswordChange): Promise<StoredUser> {
  const { data: newPassword } = Password.safeParse(change.newPassword)
  if (newPassword === undefined) throw new AppError('weak-password')
  // One after another, so that tries sent at once cannot all pass before the first failure is counted.
  const checkedHash = await inOrderByAccount(uid, () => requirePassword(deps, uid, change.currentPassword))
  const passwordHash = await hashPassword(newPassword)
  const user = await deps.store.transaction(async (transaction) => {
    const account = await findUser(transaction, uid)
    const currentHash = await findPasswordHash(transaction, uid)
    if (!account || currentHash !== checkedHash) throw new AppError('conflict')
    return replacePassword(transaction, account, passwordHash)
  })
  await tryLogActivity(deps, { userId: uid, activity: 'updatePassword', metadata: undefined })
  return user
}

/** @returns the hash of the password. */
async function requirePassword({ store, rateLimiter }: Deps, uid: string, password: string): Promise<string> {
  requireAllowed(await rateLimiter.peek(FAILURES_PER_ACCOUNT, uid))
  const passwordHash = await findPasswordHash(store, uid)
  if (passwordHash === undefined || !(await verifyPassword(passwordHash, password))) {
    await rateLimiter.use(FAILURES_PER_ACCOUNT, uid)
    throw new AppError('wrong-password')
  }
  await rateLimiter.reset(FAILURES_PER_ACCOUNT, uid)
  return passwordHash
}
