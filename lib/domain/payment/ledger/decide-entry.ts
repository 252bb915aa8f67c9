import type { Charge, PaymentGateway } from '@/lib/ports/payment-gateway'
import { LedgerEntry, type LedgerOutcome } from './entry'

/** A payment of this site: one that was made past its subscriptions is none, and has no account. */
export type OwnCharge = Charge & { readonly uid: string }

export function isOwnCharge(charge: Charge): charge is OwnCharge {
  return charge.uid !== null
}

/** What has to be known of a payment beside what the provider says of it. */
export interface ChargeFacts {
  readonly mode: PaymentGateway['mode']
  /** Whether the account has, or had, what it paid for. Once it had, it stays so. */
  readonly hadAccess: boolean
  readonly now: Date
}

/** How a payment stands by what the provider says now. @param isToBeRefunded whether the site wants it to be given back */
export function decideLedgerOutcome(charge: Charge, hadAccess: boolean, isToBeRefunded: boolean): LedgerOutcome {
  if (charge.dispute === 'lost') return 'dispute-lost'
  if (charge.refund === 'done') return 'refunded'
  if (charge.dispute === 'open') return 'disputed'
  if (charge.refund === 'pending') return 'refund-pending'
  // What somebody else tried to give back, in the provider's Dashboard, is theirs to try again.
  if (isToBeRefunded) return charge.refund === 'failed' ? 'refund-failed' : 'open'
  return hadAccess ? 'access' : 'open'
}

/** The entry of a payment: what it was stays as it was recorded first, only how it stands changes. */
export function decideEntry(before: LedgerEntry | undefined, charge: OwnCharge, facts: ChargeFacts): LedgerEntry {
  const { refundedAmount, refundedAt } = charge
  const known = before ?? firstEntry(charge, facts)
  const hadAccess = facts.hadAccess || known.hadAccess || known.outcome === 'access'
  const outcome = decideLedgerOutcome(charge, hadAccess, known.refund !== null)
  const hasFailed = outcome === 'refund-failed' && known.outcome !== 'refund-failed'
  const refund = known.refund && hasFailed ? { ...known.refund, failures: known.refund.failures + 1 } : known.refund
  const entry = { ...toData(known), outcome, refundedAmount, refundedAt, refund }
  return { ...entry, hadAccess: hadAccess && outcome === 'disputed' }
}

/** Whether a payment stands otherwise than it did; the rest of an entry does not change. */
export function hasChanged(before: LedgerEntry, after: LedgerEntry): boolean {
  return (['outcome', 'refundedAmount', 'refundedAt'] as const).some((key) => before[key] !== after[key])
}

/** Without what identifies it. */
function toData(entry: LedgerEntry): LedgerEntry {
  return LedgerEntry.parse(entry)
}

function firstEntry(charge: OwnCharge, { mode, now }: ChargeFacts): LedgerEntry {
  const { uid, buyer, customerId, subscriptionId, amount, currency, capturedAt } = charge
  return {
    mode,
    uid,
    buyer: { name: buyer.name ?? '', email: buyer.email ?? '' },
    customerId,
    subscriptionId,
    billId: charge.invoiceId,
    periodStart: charge.periodStart ?? capturedAt,
    periodEnd: charge.periodEnd ?? capturedAt,
    amount,
    currency,
    capturedAt,
    outcome: 'open',
    hadAccess: false,
    refundedAmount: 0,
    refundedAt: null,
    refund: null,
    invoice: null,
    recordedAt: now.toISOString(),
  }
}
