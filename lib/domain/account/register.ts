import { randomUUID } from 'node:crypto'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import { requireCaptcha } from '@/lib/domain/limits/require-captcha'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { Captcha } from '@/lib/ports/captcha'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { decideAge } from './age'
import { canonicalEmail } from './canonical-email'
import { createAccount } from './create-account'
import { Email, type RegisterBody } from './model'
import { askParent, countParentMail } from './parental-consent/ask-parent'
import { hashPassword } from './password'
import { requirePasswordLength, requireStrongPassword } from './password-strength/require-strong-password'
import { isCrowded, noteUnconfirmed } from './unconfirmed-registrations'
import { type Age, claimId, findUidByEmail, type StoredUser, toSignedInUser } from './users'
import { sendVerificationMail, type VerificationDeps } from './verification'

/** Registrations of one client IP that need no captcha, though their addresses get confirmed: those of a class of 40. */
const WITHOUT_CAPTCHA: RateLimit = { name: 'registrations-without-captcha', limit: 60, windowSeconds: 5 * 60 }

/** Each sends a mail to whoever reads the mailbox. A teacher may still make the accounts of a class with one's own. */
const PER_MAILBOX: RateLimit = { name: 'registrations-of-mailbox', limit: 40, windowSeconds: 60 * 60 }

interface RegisterDeps extends VerificationDeps {
  readonly captcha: Captcha
  readonly rateLimiter: RateLimiter
  readonly hashSecret: string
}

/**
 * Creates an account, and sends the mail that confirms its address, with which the newsletter can be asked for too; of
 * who is under 16, a mail to the parent as well. The account stands whatever becomes of the mails: they can be asked
 * for again.
 *
 * @throws AppError `consent-required`, `invalid-email`, `weak-password`, `invalid-birth-year`, `invalid-parent-email`,
 *   `own-parent-email`, `email-already-in-use`; `captcha-failed` when the captcha is wrong, or missing after 60
 *   registrations from one client IP in five minutes, or while 45 of it in twelve hours are not confirmed;
 *   `too-many-requests` after 40 in an hour whose addresses lead to one mailbox, or too many mails to one parent.
 */
export async function register(deps: RegisterDeps, body: RegisterBody, clientIp: string): Promise<void> {
  const now = deps.clock.now()
  const { email, password, age } = checkRegistration(body, now)
  await requireStrongPassword(password, { email, name: body.username })
  // Before anything is told of the address: nobody finds out whose addresses are known by captchas that are wrong.
  await requireHuman(deps, body.captcha, clientIp)
  // Spares the hashing; the transaction below is what decides.
  if (await findUidByEmail(deps.store, email)) throw new AppError('email-already-in-use')
  await requireWithinLimit(deps.rateLimiter, PER_MAILBOX, claimId(canonicalEmail(email)))
  const uid = randomUUID()
  if (body.captcha === undefined) await countWithoutCaptcha(deps, uid, clientIp)
  if (age.parentalConsent) await countParentMail(deps.rateLimiter, age.parentalConsent.parentEmail)
  const newcomer = {
    email,
    name: body.username,
    age,
    newsletterAskedAt: body.newsletter && age.ageBand !== 'under-16' ? now.toISOString() : null,
    legalConsentDate: now.toISOString(),
    passwordHash: await hashPassword(password),
  }
  const user = await createAccount(deps, newcomer, uid)
  await tryLogActivity(deps, { userId: user.uid, activity: 'signUp', metadata: undefined })
  await reportFailures(deps, user, [sendVerificationMail(deps, toSignedInUser(user)), askParent(deps, user)])
}

async function requireHuman(deps: RegisterDeps, token: string | undefined, clientIp: string): Promise<void> {
  if (token !== undefined) return requireCaptcha(deps.captcha, token, clientIp)
  const { allowed } = await deps.rateLimiter.peek(WITHOUT_CAPTCHA, clientIp)
  if (!allowed || (await isCrowded(deps, clientIp))) throw new AppError('captcha-failed')
}

/** Once more, since many may have been let in at once; and what comes to nothing later counts too. */
async function countWithoutCaptcha(deps: RegisterDeps, uid: string, clientIp: string): Promise<void> {
  const { allowed } = await deps.rateLimiter.use(WITHOUT_CAPTCHA, clientIp)
  if (!allowed || !(await noteUnconfirmed(deps, { uid, clientIp }))) throw new AppError('captcha-failed')
}

async function reportFailures(deps: RegisterDeps, { uid }: StoredUser, work: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') deps.errorReporter.report(outcome.reason, { uid })
  }
}

function checkRegistration(body: RegisterBody, now: Date): { email: string; password: string; age: Age } {
  if (!body.consent) throw new AppError('consent-required')
  const email = Email.safeParse(body.email)
  if (!email.success) throw new AppError('invalid-email')
  const password = requirePasswordLength(body.password)
  return { email: email.data, password, age: decideAge(body, email.data, now) }
}
