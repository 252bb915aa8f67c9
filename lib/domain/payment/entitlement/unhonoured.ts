import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { PAYMENTS, readEntitlement, type SiteMode } from './entitlement'

const PORTION = 200

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
}

/**
 * Tells the people who run a site that is not live, for instance since its keys were taken away, that there are accounts
 * which go on paying for what this site does not honour.
 *
 * @throws AppError `unavailable`
 */
export async function tellOfUnhonoured({ store, clock, errorReporter, payments: { mode } }: Deps): Promise<void> {
  if (mode === 'live') return
  const where = [
    { field: 'mode', operator: '==', value: 'live' },
    { field: 'status', operator: 'in', value: ['active', 'trialing', 'past_due'] },
  ] as const
  const live = await store.query(PAYMENTS, { where, limit: PORTION })
  // Nobody tells this site of renewals: what was not cancelled goes on, whenever the period ended that is known here.
  const isRunning = (document: (typeof live)[number]) => {
    const { hasSubscription, isCancelled } = readEntitlement(document, clock.now(), { payments: { mode: 'live' } })
    return hasSubscription || !isCancelled
  }
  const count = live.filter(isRunning).length
  if (count > 0) errorReporter.notify('people pay for what this site does not honour', { mode, accounts: `${count}` })
}
