import type { IdentifiedEntry } from '@/lib/domain/payment/ledger/entry'
import type { Charge } from '@/lib/ports/payment-gateway'

/** A payment as the provider tells it: for the first month of a subscription of the account `kata`. */
export function chargeOf(charge: Partial<Charge> = {}): Charge {
  return {
    id: 'ch_1',
    paymentIntentId: 'pi_1',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    uid: 'kata',
    buyer: { name: 'Kerek Kata', email: 'kata@teszt.hu' },
    amount: 199_000,
    currency: 'huf',
    capturedAt: '2026-01-15T12:00:00.000Z',
    periodStart: '2026-01-15T12:00:00.000Z',
    periodEnd: '2026-02-15T12:00:00.000Z',
    cardFingerprint: 'card',
    refundedAmount: 0,
    refund: 'none',
    refundedAt: null,
    dispute: 'none',
    ...charge,
  }
}

/** Its entry in the ledger: the buyer has what was paid for, and an invoice. */
export function entryOf(entry: Partial<IdentifiedEntry> = {}): IdentifiedEntry {
  return {
    chargeId: 'ch_1',
    mode: 'test',
    uid: 'kata',
    buyer: { name: 'Kerek Kata', email: 'kata@teszt.hu' },
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    billId: 'in_1',
    periodStart: '2026-01-15T12:00:00.000Z',
    periodEnd: '2026-02-15T12:00:00.000Z',
    amount: 199_000,
    currency: 'huf',
    capturedAt: '2026-01-15T12:00:00.000Z',
    outcome: 'access',
    hadAccess: false,
    refundedAmount: 0,
    refundedAt: null,
    refund: null,
    invoice: { issuedAt: '2026-01-15T12:00:00.000Z', cancelledAt: null },
    recordedAt: '2026-01-15T12:00:00.000Z',
    ...entry,
  }
}
