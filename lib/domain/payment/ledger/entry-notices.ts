import type { QueuedNotice } from '../notices/notices'
import type { IdentifiedEntry, LedgerEntry } from './entry'

/**
 * What follows for people from how a payment stands now. That money was given back is said only when it was, and each
 * thing once.
 */
export function noticesOf(before: LedgerEntry | undefined, after: IdentifiedEntry): readonly QueuedNotice[] {
  if (!before || before.outcome === after.outcome) return []
  const { chargeId, outcome, refund } = after
  if (outcome === 'refunded') return [{ id: `refunded-${chargeId}`, notice: refundNotice(after, 'done') }]
  if (outcome === 'refund-pending') {
    // Who has withdrawn was told that it will come; who has not may not even know that something was charged.
    const isUnexpected = refund?.reason === 'no-owner'
    return isUnexpected ? [{ id: `refund-begun-${chargeId}`, notice: refundNotice(after, 'pending') }] : []
  }
  const hasFailed = outcome === 'refund-failed' || before.outcome === 'refunded' || before.outcome === 'refund-pending'
  return hasFailed && outcome !== 'dispute-lost' ? failureNotices(after) : []
}

function failureNotices(entry: IdentifiedEntry): readonly QueuedNotice[] {
  const { chargeId, amount, currency, buyer, refund } = entry
  const failed = { kind: 'refund-failed', chargeId, amount, currency, buyer, isTriedAgain: refund !== null } as const
  return [
    { id: `refund-failed-${chargeId}-${refund?.attempt ?? 0}`, notice: failed },
    { id: `refund-delayed-${chargeId}`, notice: refundNotice(entry, 'delayed') },
  ]
}

function refundNotice(entry: IdentifiedEntry, state: 'done' | 'pending' | 'delayed') {
  const { amount, currency, capturedAt: paidAt, refundedAt, refund, buyer } = entry
  return {
    kind: 'refund',
    state,
    amount,
    currency,
    paidAt,
    refundedAt,
    reason: refund?.reason ?? 'other',
    buyer,
  } as const
}
