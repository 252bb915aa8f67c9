import { z } from 'zod'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { requireAllowed } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import { passwordResetMail } from '@/lib/shared/messages/mails'
import { resetSignInFailures } from './authenticate'
import { Email } from './model'
import { hashPassword } from './password'
import { requirePasswordLength, requireStrongPassword } from './password-strength/require-strong-password'
import { eraseProviderAccounts } from './provider-accounts'
import { consumeToken, issueToken, requireToken } from './tokens'
import { forgetUnconfirmed } from './unconfirmed-registrations'
import { claimId, findUser, findUserByEmail, replacePassword, type StoredUser, USERS } from './users'

const TOKEN_LIFETIME_MS = 60 * 60 * 1000

/** Anybody may ask for these mails, in the name of whoever gets them. */
const MAILS_PER_ADDRESS: RateLimit = { name: 'password-reset-mails', limit: 3, windowSeconds: 60 * 60 }

const inOrderByAddress = createKeyedQueue()

export const ResetRequest = z.object({ email: z.string() })

/** The password has an error code of its own, so here it is only held to its type. */
export const ResetConfirmation = z.object({ token: z.string(), password: z.string() })

interface RequestDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly mailer: Mailer
  readonly rateLimiter: RateLimiter
  readonly site: { readonly url: string }
}

/**
 * Sends the link by which the owner of an address sets a new password, or a first one where there was only a social
 * sign-in.
 *
 * @throws AppError `invalid-email`, `user-not-found`, `user-disabled`, `too-many-requests` after three mails to the
 *   address in an hour, `unavailable` when the mail cannot be sent.
 */
export async function requestPasswordReset(deps: RequestDeps, request: z.output<typeof ResetRequest>): Promise<void> {
  const { data: email } = Email.safeParse(request.email)
  if (email === undefined) throw new AppError('invalid-email')
  const user = await findUserByEmail(deps.store, email)
  if (!user) throw new AppError('user-not-found')
  if (user.disabled) throw new AppError('user-disabled')
  // One after another, so that requests sent at once cannot all pass before the first mail is counted. What could not
  // be sent does not count.
  await inOrderByAddress(email, async () => {
    requireAllowed(await deps.rateLimiter.peek(MAILS_PER_ADDRESS, claimId(email)))
    await sendResetMail(deps, user)
    await deps.rateLimiter.use(MAILS_PER_ADDRESS, claimId(email))
  })
}

async function sendResetMail(deps: RequestDeps, { uid, email, name, sessionVersion }: StoredUser): Promise<void> {
  const token = await issueToken(deps, {
    purpose: 'reset-password',
    uid,
    lifetimeMs: TOKEN_LIFETIME_MS,
    sessionVersion,
  })
  const link = `${deps.site.url}/reset-password?token=${token}`
  await deps.mailer.send({ to: email, ...passwordResetMail({ displayName: name ?? '', link }) })
}

interface ConfirmDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly errorReporter: ErrorReporter
  readonly hashSecret: string
}

/**
 * Sets a new password by the token of a mail, which also proves the address. All sessions of the account end, and its
 * other tokens of this kind are void: they belong to the version of the sessions that was.
 *
 * @returns the account as it is then.
 * @throws AppError `weak-password` (the token can be used again), `invalid-token`, `user-disabled`.
 */
export async function confirmPasswordReset(
  deps: ConfirmDeps,
  { token, password }: z.output<typeof ResetConfirmation>,
): Promise<StoredUser> {
  const newPassword = requirePasswordLength(password)
  const { store } = deps
  const now = deps.clock.now()
  // Spares the hashing; the second transaction is what decides.
  const owner = await store.transaction((transaction) => requireOwner(transaction, token, now))
  const { uid, email, emailVerified } = owner
  await requireStrongPassword(newPassword, owner)
  // Who has tried wrong passwords until none was taken any more can now sign in with the new one.
  await resetSignInFailures(deps.rateLimiter, email)
  const passwordHash = await hashPassword(newPassword)
  // Whoever began the account had not shown the address to be theirs, and must not keep a way in of their own.
  if (!emailVerified) await eraseProviderAccounts(store, uid)
  const account = await store.transaction(async (transaction) => {
    const user = await requireOwner(transaction, token, now)
    const confirmedAt = user.emailVerified ?? now.toISOString()
    consumeToken(transaction, token)
    if (!user.emailVerified) transaction.update(USERS, uid, { emailVerified: confirmedAt })
    forgetUnconfirmed(transaction, deps.hashSecret, uid)
    return { ...replacePassword(transaction, user, passwordHash), emailVerified: confirmedAt }
  })
  await tryLogActivity(deps, { userId: uid, activity: 'resetPassword', metadata: undefined })
  return account
}

async function requireOwner(transaction: Transaction, token: string, now: Date): Promise<StoredUser> {
  const { uid, sessionVersion } = await requireToken(transaction, token, { purpose: 'reset-password', now })
  const user = await findUser(transaction, uid)
  // First: locking an account ends its sessions, and with them what was for that version of them.
  if (user?.disabled) throw new AppError('user-disabled')
  if (!user || user.sessionVersion !== sessionVersion) throw new AppError('invalid-token')
  return user
}
