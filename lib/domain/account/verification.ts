import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { requireAllowed, requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import { verificationMail } from '@/lib/shared/messages/mails'
import { maskEmail } from './mask-email'
import type { ConfirmationSubject, SignedInUser } from './model'
import { createNewsletterLink } from './newsletter'
import { requestAccountDeletion } from './request-account-deletion'
import { consumeToken, issueToken, requireToken } from './tokens'
import { forgetUnconfirmed } from './unconfirmed-registrations'
import { findUser, type StoredUser, USERS } from './users'

const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000

/** How often one account may be sent the mail; that of the registration counts too, so that a page can tell the wait. */
const RESEND_LIMIT: RateLimit = { name: 'verification-mail', limit: 1, windowSeconds: 60 }

/** The address is one that the account's owner only says to have: more mails would plague whose it is. */
const DAILY_LIMIT: RateLimit = { name: 'verification-mails', limit: 10, windowSeconds: 24 * 60 * 60 }

export interface VerificationDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly mailer: Mailer
  readonly errorReporter: ErrorReporter
  readonly site: { readonly url: string }
  readonly rateLimiter: RateLimiter
}

interface Recipient {
  readonly uid: string
  readonly email: string
  readonly displayName: string
}

/**
 * Sends the link that confirms an address, and one that asks for the newsletter if that was ticked; at most once in 60 s.
 *
 * @throws AppError `too-many-requests`; `unavailable` when the mail cannot be sent.
 */
export async function sendVerificationMail(deps: VerificationDeps, user: Recipient): Promise<void> {
  await requireWithinLimit(deps.rateLimiter, RESEND_LIMIT, user.uid)
  try {
    await sendLink(deps, user)
  } catch (error) {
    // Nothing was sent, so the next try need not wait.
    await deps.rateLimiter.reset(RESEND_LIMIT, user.uid)
    throw error
  }
}

async function sendLink(deps: VerificationDeps, { uid, email, displayName }: Recipient): Promise<void> {
  const token = await issueToken(deps, { purpose: 'verify-email', uid, lifetimeMs: TOKEN_LIFETIME_MS })
  const link = `${deps.site.url}/verify-email?token=${token}`
  const stored = await findUser(deps.store, uid)
  const newsletterLink = stored && (await createNewsletterLink(deps, stored))
  await deps.mailer.send({ to: email, ...verificationMail({ displayName, link, newsletterLink }) })
  await tryLogActivity(deps, { userId: uid, activity: 'sendEmailVerification', metadata: { email } })
}

/**
 * Sends the link again, at most once in 60 s and 10 times in 24 hours; sends nothing when the address is confirmed.
 *
 * @throws AppError `too-many-requests`, `unavailable`.
 */
export async function resendVerificationMail(deps: VerificationDeps, user: SignedInUser): Promise<void> {
  if (user.emailVerified) return
  requireAllowed(await deps.rateLimiter.peek(DAILY_LIMIT, user.uid))
  await sendVerificationMail(deps, user)
  await deps.rateLimiter.use(DAILY_LIMIT, user.uid)
}

/** In how many seconds an account may ask for the mail again; 0 when it may now. */
export async function secondsUntilResend(
  { rateLimiter }: Pick<VerificationDeps, 'rateLimiter'>,
  uid: string,
): Promise<number> {
  const decisions = await Promise.all([rateLimiter.peek(RESEND_LIMIT, uid), rateLimiter.peek(DAILY_LIMIT, uid)])
  return Math.max(...decisions.map((decision) => (decision.allowed ? 0 : decision.retryAfterSeconds)))
}

/** Reads whose account a token is for, without using it up; `undefined` when it is of no use. */
export async function findConfirmationSubject(
  { store, clock }: Pick<VerificationDeps, 'store' | 'clock'>,
  token: string,
): Promise<ConfirmationSubject | undefined> {
  try {
    const user = await store.transaction((transaction) => requireSubject(transaction, token, clock.now()))
    return { displayName: user.name ?? '', registeredAt: user.createdAt, maskedEmail: maskEmail(user.email) }
  } catch (error) {
    if (hasCode(error, 'invalid-token')) return undefined
    throw error
  }
}

/** Confirms the address that the token was sent to. @throws AppError `invalid-token`. */
export async function confirmEmail(
  { store, clock, hashSecret }: Pick<VerificationDeps, 'store' | 'clock'> & { readonly hashSecret: string },
  token: string,
): Promise<void> {
  const now = clock.now()
  await store.transaction(async (transaction) => {
    const { uid } = await requireSubject(transaction, token, now)
    consumeToken(transaction, token)
    forgetUnconfirmed(transaction, hashSecret, uid)
    transaction.update(USERS, uid, { emailVerified: now.toISOString() })
  })
}

/**
 * Deletes an account that somebody else has begun with the address of who has the token, as its own owner would. Once an
 * address is confirmed its owner deletes the account after signing in.
 *
 * @throws AppError `invalid-token`, also for an address that is confirmed; `admin-only-deletion` for staff.
 */
export async function disownAccount(
  deps: Parameters<typeof requestAccountDeletion>[0],
  token: string,
): Promise<{ readonly taskId: string }> {
  const now = deps.clock.now()
  const user = await deps.store.transaction((transaction) => requireSubject(transaction, token, now))
  if (user.disabled || user.emailVerified !== null) throw new AppError('invalid-token')
  return requestAccountDeletion(deps, user.uid)
}

async function requireSubject(transaction: Transaction, token: string, now: Date): Promise<StoredUser> {
  const { uid } = await requireToken(transaction, token, { purpose: 'verify-email', now })
  const user = await findUser(transaction, uid)
  if (!user) throw new AppError('invalid-token')
  return user
}
