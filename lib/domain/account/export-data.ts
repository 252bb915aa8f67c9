import { readActivities } from '@/lib/domain/activity/personal-data'
import { readAttempts } from '@/lib/domain/exam/personal-data'
import { readSentMessages } from '@/lib/domain/feedback/personal-data'
import { readStarts } from '@/lib/domain/freemium/personal-data'
import { PAYMENTS, readEntitlement, type SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { readPurchases } from '@/lib/domain/payment/personal-data'
import { readPractice } from '@/lib/domain/practice/personal-data'
import { readProgress } from '@/lib/domain/progress/personal-data'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import { AppError } from '@/lib/shared/errors/app-error'
import { readProviderAccounts } from './provider-accounts'
import { readSessions } from './session-data'
import { findPasswordHash, findUser } from './users'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly invoicing: Invoicing
}

/**
 * All that the site holds about an account, for its owner (GDPR, articles 15 and 20). Secrets are left out: the hash of
 * the password and the tokens of mails and of social providers, which tell nothing about anybody. The log of activities
 * comes in portions, which are read as they are wanted.
 *
 * @throws AppError `unauthenticated` when the account is gone meanwhile.
 */
export async function exportData(deps: Deps, uid: string) {
  const { store, clock, invoicing } = deps
  const now = clock.now()
  const [
    user,
    passwordHash,
    payments,
    purchases,
    starts,
    progress,
    practice,
    examAttempts,
    messages,
    providerAccounts,
    sessions,
  ] = await Promise.all([
    findUser(store, uid),
    findPasswordHash(store, uid),
    store.get(PAYMENTS, uid),
    readPurchases(store, uid),
    readStarts(store, uid),
    readProgress(store, uid),
    readPractice(store, uid),
    readAttempts(store, uid),
    readSentMessages(store, uid),
    readProviderAccounts(store, uid),
    readSessions(store, uid),
  ])
  if (!user) throw new AppError('unauthenticated')
  const { sessionVersion, disabled, legalConsentDate, ...profile } = user
  return {
    exportedAt: now.toISOString(),
    profile: { ...profile, hasPassword: passwordHash !== undefined },
    consent: { legalConsentDate },
    providerAccounts,
    sessions,
    subscription: readEntitlement(payments, now, deps),
    purchases: { ...purchases, invoices: await invoicing.issuedTo(uid) },
    usage: starts,
    progress,
    practice,
    examAttempts,
    ...messages,
    activityLog: readActivities(store, uid),
  }
}
