import { isCovered } from '@/lib/domain/payment/ledger/coverage'
import { decideLedgerOutcome } from '@/lib/domain/payment/ledger/decide-entry'
import type { IdentifiedEntry, LedgerOutcome } from '@/lib/domain/payment/ledger/entry'
import { noticesOf } from '@/lib/domain/payment/ledger/entry-notices'
import { type InvoiceRecord, type LedgerFault, ledgerFaults } from '@/lib/domain/payment/ledger/ledger-faults'
import type { Payments } from '@/lib/domain/payment/payments'
import type { Charge, Subscription } from '@/lib/ports/payment-gateway'
import { chargeOf, entryOf } from '@/tests/support/charge-builder'
import { subscriptionOf } from '@/tests/support/subscription-builder'

const GIVEN_BACK = { refund: 'done', refundedAmount: 199_000, refundedAt: '2026-01-17T12:00:00.000Z' } as const

describe('how a payment stands', () => {
  test.each<[string, Partial<Charge>, { hadAccess?: boolean; wanted?: boolean }, LedgerOutcome]>([
    ['nobody has anything for it', {}, {}, 'open'],
    ['the buyer has what was bought', {}, { hadAccess: true }, 'access'],
    ['a part of it was given back', { refund: 'partial', refundedAmount: 1 }, { hadAccess: true }, 'access'],
    ['it was given back', GIVEN_BACK, { hadAccess: true }, 'refunded'],
    ['it is being given back', { refund: 'pending' }, { hadAccess: true }, 'refund-pending'],
    ['the site wants to give it back', {}, { hadAccess: true, wanted: true }, 'open'],
    ['the site could not give it back', { refund: 'failed' }, { hadAccess: true, wanted: true }, 'refund-failed'],
    ['somebody else could not give it back', { refund: 'failed' }, { hadAccess: true }, 'access'],
    ['a bank holds it back', { dispute: 'open' }, { hadAccess: true }, 'disputed'],
    ['a bank has decided for the site', { dispute: 'won' }, { hadAccess: true }, 'access'],
    ['a bank has decided for the payer', { dispute: 'lost' }, { hadAccess: true }, 'dispute-lost'],
    [
      'a bank has decided for the payer, who was to have it back',
      { dispute: 'lost' },
      { wanted: true },
      'dispute-lost',
    ],
  ])('when %s', (_title, change, { hadAccess = false, wanted = false }, expected) => {
    expect(decideLedgerOutcome(chargeOf(change), hadAccess, wanted)).toBe(expected)
  })
})

describe('what was paid for', () => {
  const active = { version: '1', mode: 'test', subscriptionId: 'sub_1', status: 'active' } as const
  const paid = { ...active, expiresAt: '2026-02-15T12:00:00.000Z' }
  const isGiven = (stored: Payments | undefined, subscription: Partial<Subscription> = {}) =>
    isCovered(chargeOf(), { mode: 'test', stored, subscription: subscriptionOf(subscription) })

  test('was given when what is stored reaches into its period', () => {
    expect(isGiven(paid)).toBe(true)
    expect(isGiven({ ...paid, expiresAt: '2026-01-20T12:00:00.000Z' })).toBe(true)
  })

  test.each<[string, Payments | undefined]>([
    ['nothing is stored', undefined],
    ['only the period before is stored', { ...paid, expiresAt: '2026-01-15T12:00:00.000Z' }],
    ['another subscription is', { ...paid, subscriptionId: 'sub_2' }],
    ['it is of another mode', { ...paid, mode: 'sandbox' }],
    ['the subscription was over', { ...paid, status: 'canceled' }],
  ])('was not given when %s', (_title, stored) => {
    expect(isGiven(stored)).toBe(false)
  })

  test('was given by a subscription that ran to the end of the period, whatever is stored since', () => {
    expect(isGiven({ ...paid, subscriptionId: 'sub_2' }, { endedAt: '2026-02-15T12:00:00.000Z' })).toBe(true)
    expect(isGiven(undefined, { endedAt: '2026-01-15T12:00:01.000Z' })).toBe(false)
  })
})

describe('the invariant of the ledger', () => {
  const issued = (cancelledAt: string | null = null): InvoiceRecord => ({ invoiceId: 'in_1', cancelledAt })
  const faultsOf = (charge: Partial<Charge>, entry: Partial<IdentifiedEntry>, invoice = issued()) =>
    ledgerFaults([chargeOf(charge)], [entryOf(entry)], [invoice]).map(({ fault }) => fault)

  test.each<[string, LedgerFault['fault'][]]>([
    ['access', []],
    ['open', ['without-end']],
    ['refund-pending', []],
    ['refund-failed', ['refund-failed']],
    ['disputed', []],
  ])('of a payment whose outcome is %s', (outcome, expected) => {
    expect(faultsOf({}, { outcome: outcome as LedgerOutcome })).toEqual(expected)
  })

  test('holds when money and invoice were given back, by the site or by a bank', () => {
    const cancelled = issued('2026-01-17T12:00:00.000Z')
    expect(faultsOf(GIVEN_BACK, { outcome: 'refunded' }, cancelled)).toEqual([])
    expect(faultsOf({ dispute: 'lost' }, { outcome: 'dispute-lost' }, cancelled)).toEqual([])
  })

  test('is broken by money that is only said to be given back, and by a wrong amount', () => {
    expect(faultsOf({}, { outcome: 'refunded' }, issued('2026-01-17T12:00:00.000Z'))).toEqual(['differs'])
    expect(faultsOf(GIVEN_BACK, {})).toEqual(['differs'])
    expect(faultsOf({ amount: 1 }, {})).toEqual(['differs'])
  })

  test('is broken by an invoice that is missing, or that stands though the money is back', () => {
    expect(ledgerFaults([chargeOf()], [entryOf()], [])).toEqual([{ chargeId: 'ch_1', fault: 'no-invoice' }])
    expect(faultsOf(GIVEN_BACK, { outcome: 'refunded' })).toEqual(['invoice-stands'])
  })

  test('is broken by a payment without an entry, and by an entry without a payment', () => {
    expect(ledgerFaults([chargeOf()], [], [])).toEqual([{ chargeId: 'ch_1', fault: 'not-recorded' }])
    expect(ledgerFaults([], [entryOf()], [issued()])).toEqual([{ chargeId: 'ch_1', fault: 'not-captured' }])
  })

  test('is not about payments of no account', () => {
    expect(ledgerFaults([chargeOf({ uid: null })], [], [])).toEqual([])
  })
})

describe('of money that goes back', () => {
  const order = { reason: 'withdrawal', attempt: 1, failures: 0, askedAt: '2026-01-17T12:00:00.000Z' } as const
  const told = (before: Partial<IdentifiedEntry>, after: Partial<IdentifiedEntry>) =>
    noticesOf(entryOf(before), entryOf(after)).map(({ id }) => id)

  test('it is said that it was given back when it was, and not before', () => {
    const pending = { outcome: 'refund-pending', refund: order } as const
    expect(told({ outcome: 'open', refund: order }, pending)).toEqual([])
    expect(told(pending, { outcome: 'refunded', refund: order })).toEqual(['refunded-ch_1'])
    expect(told({ outcome: 'refunded' }, { outcome: 'refunded' })).toEqual([])
  })

  test('a failure is told to the people who run the site at each try, and to the payer once', () => {
    const failed = (attempt: number) => ({ outcome: 'refund-failed', refund: { ...order, attempt } }) as const
    expect(told({ outcome: 'refund-pending' }, failed(1))).toEqual(['refund-failed-ch_1-1', 'refund-delayed-ch_1'])
    expect(told({ outcome: 'open' }, failed(2))).toEqual(['refund-failed-ch_1-2', 'refund-delayed-ch_1'])
    // What was said to be given back may still fail.
    expect(told({ outcome: 'refunded' }, failed(1))).toEqual(['refund-failed-ch_1-1', 'refund-delayed-ch_1'])
  })

  test('who had nothing for it is told at once', () => {
    const refund = { ...order, reason: 'no-owner' } as const
    expect(told({ outcome: 'open', refund }, { outcome: 'refund-pending', refund })).toEqual(['refund-begun-ch_1'])
  })
})
