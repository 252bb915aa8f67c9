import type { PaymentDeps } from '../deps'
import { PAYMENTS } from '../entitlement/entitlement'
import { enqueueNotices, type SendDeps, sendNotices } from '../notices/notices'
import { deleteExpiredRefundHashes } from '../rights/refund-hashes'
import { resumeWithdrawals, type WithdrawalDeps } from '../rights/withdraw'
import { deleteExpiredEvents } from './handle-event'
import { resumeRefunds } from './resume-refunds'

/** A cancelled subscription is reminded of so long before it ends. */
const REMINDER_MS = 3 * 24 * 60 * 60 * 1000

const PORTION = 200

export interface MaintenanceDeps extends WithdrawalDeps, SendDeps {}

/**
 * Does what no request does: sends mails that wait, finishes withdrawals and refunds, reminds of what ends soon, forgets
 * what is old. To be called again and again. Never throws.
 */
export async function runMaintenance(deps: MaintenanceDeps): Promise<void> {
  await resumeWithdrawals(deps)
  await resumeRefunds(deps)
  await remindOfExpiry(deps)
  await sendNotices(deps)
  await deleteExpiredEvents(deps)
  await deleteExpiredRefundHashes(deps)
}

async function remindOfExpiry({ store, clock, errorReporter }: PaymentDeps): Promise<void> {
  try {
    const now = clock.now()
    const soon = new Date(now.getTime() + REMINDER_MS).toISOString()
    const ending = await store.query(PAYMENTS, {
      where: [
        { field: 'isCancelled', operator: '==', value: true },
        { field: 'expiresAt', operator: '>', value: now.toISOString() },
        { field: 'expiresAt', operator: '<=', value: soon },
      ],
      orderBy: [{ field: 'expiresAt', direction: 'ascending' }],
      limit: PORTION,
    })
    for (const { id: uid, data } of ending) {
      const { subscriptionId, expiresAt } = data
      if (typeof subscriptionId !== 'string' || typeof expiresAt !== 'string') continue
      const queued = { id: `expiring-${subscriptionId}-${expiresAt}`, notice: { kind: 'expiring', expiresAt } as const }
      await store.transaction((transaction) => enqueueNotices(transaction, uid, [queued], now))
    }
  } catch (error) {
    errorReporter.report(error, { part: 'expiry reminders' })
  }
}
