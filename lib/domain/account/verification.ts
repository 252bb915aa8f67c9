import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { requireAllowed, requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { verificationMail } from '@/lib/shared/messages/mails'
import type { SignedInUser } from './model'
import { consumeToken, issueToken, requireToken } from './tokens'
import { USERS } from './users'

const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000

/** How often one account may ask for the mail again; the mail of the registration itself does not count. */
const RESEND_LIMIT: RateLimit = { name: 'verification-mail', limit: 1, windowSeconds: 60 }

/** The address is one that the account's owner only says to have: more mails would plague whose it is. */
const DAILY_LIMIT: RateLimit = { name: 'verification-mails', limit: 10, windowSeconds: 24 * 60 * 60 }

export interface VerificationDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly mailer: Mailer
  readonly errorReporter: ErrorReporter
  readonly site: { readonly url: string }
}

/** Sends the link that confirms an address. @throws AppError `unavailable` when the mail cannot be sent. */
export async function sendVerificationMail(
  deps: VerificationDeps,
  user: { readonly uid: string; readonly email: string; readonly displayName: string },
): Promise<void> {
  const { uid, email, displayName } = user
  const token = await issueToken(deps, { purpose: 'verify-email', uid, lifetimeMs: TOKEN_LIFETIME_MS })
  const link = `${deps.site.url}/verify-email?token=${token}`
  await deps.mailer.send({ to: email, ...verificationMail({ displayName, link }) })
  await tryLogActivity(deps, { userId: uid, activity: 'sendEmailVerification', metadata: { email } })
}

/**
 * Sends the link again, at most once in 60 s and 10 times in 24 hours; sends nothing when the address is confirmed.
 *
 * @throws AppError `too-many-requests`, `unavailable`.
 */
export async function resendVerificationMail(
  deps: VerificationDeps & { readonly rateLimiter: RateLimiter },
  user: SignedInUser,
): Promise<void> {
  if (user.emailVerified) return
  requireAllowed(await deps.rateLimiter.peek(DAILY_LIMIT, user.uid))
  await requireWithinLimit(deps.rateLimiter, RESEND_LIMIT, user.uid)
  try {
    await sendVerificationMail(deps, user)
  } catch (error) {
    // Nothing was sent, so the next try need not wait.
    await deps.rateLimiter.reset(RESEND_LIMIT, user.uid)
    throw error
  }
  await deps.rateLimiter.use(DAILY_LIMIT, user.uid)
}

/** Confirms the address that the token was sent to. @throws AppError `invalid-token`. */
export async function confirmEmail(
  { store, clock }: Pick<VerificationDeps, 'store' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  await store.transaction(async (transaction) => {
    const { uid } = await requireToken(transaction, token, { purpose: 'verify-email', now })
    if (!(await transaction.get(USERS, uid))) throw new AppError('invalid-token')
    consumeToken(transaction, token)
    transaction.update(USERS, uid, { emailVerified: now.toISOString() })
  })
}
