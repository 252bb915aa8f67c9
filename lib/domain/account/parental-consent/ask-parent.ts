import { canonicalEmail } from '@/lib/domain/account/canonical-email'
import { maskEmail } from '@/lib/domain/account/mask-email'
import { issueToken } from '@/lib/domain/account/tokens'
import { claimId, type StoredUser } from '@/lib/domain/account/users'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Mailer } from '@/lib/ports/mailer'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { parentalConsentMail } from '@/lib/shared/messages/parent-mails'
import { AGREEMENT_LIFETIME_MS, deletionTime, WITHDRAWAL_LIFETIME_MS } from './consent'

export interface AskDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly mailer: Mailer
  readonly site: { readonly url: string }
}

/** Anybody may name anybody as a parent. A family of many children is within it. */
const PER_PARENT: RateLimit = { name: 'mails-to-parent', limit: 10, windowSeconds: 24 * 60 * 60 }

/** Counts a mail that somebody has sent to a parent. @throws AppError `too-many-requests` */
export function countParentMail(rateLimiter: RateLimiter, parentEmail: string): Promise<void> {
  return requireWithinLimit(rateLimiter, PER_PARENT, claimId(canonicalEmail(parentEmail)))
}

/**
 * Asks the parent of a child that waits for it; does nothing for anybody else. The links lead to a page that asks for a
 * press: programs that look for viruses open the links of mails.
 *
 * @throws AppError `unavailable` when the mail cannot be sent.
 */
export async function askParent(deps: AskDeps, user: StoredUser, { isReminder = false } = {}): Promise<void> {
  const { uid, email, name, parentalConsent } = user
  if (parentalConsent?.status !== 'pending') return
  const [agreeToken, refuseToken] = [
    await issueToken(deps, { purpose: 'parent-agrees', uid, lifetimeMs: AGREEMENT_LIFETIME_MS }),
    await issueToken(deps, { purpose: 'parent-refuses', uid, lifetimeMs: WITHDRAWAL_LIFETIME_MS }),
  ]
  const mail = parentalConsentMail({
    childName: name ?? '',
    childAddress: maskEmail(email),
    lastDay: formatDate(deletionTime(parentalConsent), HOME_TIME_ZONE),
    agreeLink: `${deps.site.url}/parental-consent?token=${agreeToken}`,
    refuseLink: `${deps.site.url}/parental-consent?token=${refuseToken}`,
    reminder: isReminder ? parentalConsent.reminders.length : 0,
  })
  await deps.mailer.send({ to: parentalConsent.parentEmail, ...mail })
}
