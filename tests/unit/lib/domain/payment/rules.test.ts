import fc from 'fast-check'
import { decidePurchaseStep } from '@/lib/domain/payment/buying/purchase-step'
import { decideOutcome } from '@/lib/domain/payment/entitlement/sync-entitlement'
import { subscriptionStatuses } from '@/lib/domain/payment/model/fields'
import type { Payments } from '@/lib/domain/payment/payments'
import { endOfDayAfter } from '@/lib/domain/payment/rights/end-of-day'
import { decideRights } from '@/lib/domain/payment/rights/rights'
import { RefundRequestBody } from '@/lib/domain/payment/schemas'
import { chooseCurrentSubscription } from '@/lib/domain/payment/subscription/current-subscription'
import type { Charge, Subscription, SubscriptionStatus } from '@/lib/ports/payment-gateway'
import { invoiceOf, subscriptionOf } from '@/tests/support/subscription-builder'

const NOW = new Date('2026-01-20T12:00:00.000Z')

describe('the subscription that decides', () => {
  const older = '2026-01-01T00:00:00.000Z'

  test.each<[SubscriptionStatus, SubscriptionStatus]>([
    ['active', 'canceled'],
    ['trialing', 'past_due'],
    ['active', 'past_due'],
    ['past_due', 'incomplete'],
    ['past_due', 'unpaid'],
    ['incomplete', 'canceled'],
    ['unpaid', 'incomplete_expired'],
  ])('is the older %s one rather than the newer %s one', (wanted, other) => {
    const both = [
      subscriptionOf({ id: 'new', status: other }),
      subscriptionOf({ id: 'old', status: wanted, createdAt: older }),
    ]
    expect(chooseCurrentSubscription(both)?.id).toBe('old')
  })

  test('is the newest of equal ones', () => {
    expect(
      chooseCurrentSubscription([subscriptionOf({ id: 'old', createdAt: older }), subscriptionOf({ id: 'new' })])?.id,
    ).toBe('new')
  })

  test('does not depend on the order in which they come', () => {
    const subscriptions = fc.array(
      fc.record({
        id: fc.uuid(),
        status: fc.constantFrom(...subscriptionStatuses),
        day: fc.integer({ min: 1, max: 3 }),
      }),
    )
    fc.assert(
      fc.property(subscriptions, (specs) => {
        const all = specs.map(({ id, status, day }) =>
          subscriptionOf({ id, status, createdAt: `2026-01-0${day}T00:00:00.000Z` }),
        )
        expect(chooseCurrentSubscription(all.toReversed())).toEqual(chooseCurrentSubscription(all))
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

describe('a purchase goes on', () => {
  const open = invoiceOf()
  const waiting = invoiceOf({ clientSecret: 'pi_1_secret_2' })

  test('by creating a subscription where there is none, or only such as are over', () => {
    const over = [subscriptionOf({ status: 'canceled' }), subscriptionOf({ id: 'sub_2', status: 'incomplete_expired' })]
    expect(decidePurchaseStep([], true)).toEqual({ step: 'create' })
    expect(decidePurchaseStep(over, true)).toEqual({ step: 'create' })
  })

  test.each(['active', 'trialing', 'past_due', 'paused'] as const)('not at all when one is %s', (status) => {
    const subscription = subscriptionOf({ status, latestInvoice: invoiceOf({ status: 'paid' }) })
    expect(decidePurchaseStep([subscription], false)).toEqual({ step: 'done', subscription })
  })

  test('by authenticating the first payment, when it was tried with the same card', () => {
    const subscription = subscriptionOf({ status: 'incomplete', latestInvoice: waiting })
    const expected = { step: 'authenticate', subscription, clientSecret: 'pi_1_secret_2' }
    expect(decidePurchaseStep([subscription], true)).toEqual(expected)
  })

  test.each([
    ['that was declined', open, true],
    ['that waits to be authenticated, with another card', waiting, false],
  ] as const)('by paying the first invoice %s', (_title, latestInvoice, isSameCard) => {
    const subscription = subscriptionOf({ status: 'incomplete', latestInvoice })
    const expected = { step: 'pay', subscription, invoiceId: 'in_1' }
    expect(decidePurchaseStep([subscription], isSameCard)).toEqual(expected)
  })

  test('by paying what renewals have left open', () => {
    const subscription = subscriptionOf({ status: 'unpaid', latestInvoice: open })
    expect(decidePurchaseStep([subscription], false)).toMatchObject({ step: 'pay', invoiceId: 'in_1' })
  })
})

const situation = (current: Subscription | undefined, charges: readonly Charge[] = []) =>
  ({ current, charges, mode: 'test', now: NOW }) as const

describe('what is stored', () => {
  const nothing: Payments = { customerId: 'cus_1', version: '1' }

  test('tells when a paid period ends, and when a subscription ended', () => {
    const { currentPeriodEnd } = subscriptionOf()
    expect(decideOutcome(nothing, situation(subscriptionOf())).changes).toMatchObject({
      status: 'active',
      isCancelled: false,
      expiresAt: currentPeriodEnd,
    })
    const ended = subscriptionOf({ status: 'canceled', endedAt: '2026-01-18T00:00:00.000Z' })
    expect(decideOutcome(nothing, situation(ended)).changes).toMatchObject({
      status: 'canceled',
      isCancelled: true,
      expiresAt: '2026-01-18T00:00:00.000Z',
    })
  })

  test('promises nothing before the first payment', () => {
    const outcome = decideOutcome(nothing, situation(subscriptionOf({ status: 'incomplete' })))
    expect(outcome).toMatchObject({ changes: { status: 'incomplete', expiresAt: null }, notices: [], isNew: false })
  })

  test('is left where nothing was bought: a subscription may have been given away', () => {
    expect(decideOutcome(nothing, situation(undefined))).toEqual({ changes: {}, notices: [], isNew: false })
  })

  test('welcomes a subscription once', () => {
    const first = decideOutcome(nothing, situation(subscriptionOf()))
    expect(first).toMatchObject({ isNew: true, changes: { welcomedId: 'sub_1' }, notices: [{ id: 'welcome-sub_1' }] })
    const again = decideOutcome({ ...nothing, welcomedId: 'sub_1' }, situation(subscriptionOf()))
    expect(again).toMatchObject({ isNew: false, notices: [] })
  })

  test('tells of a cancellation once, and again when it was taken back meanwhile', () => {
    const known = { ...nothing, welcomedId: 'sub_1', subscriptionId: 'sub_1' }
    const cancelled = subscriptionOf({ cancelAtPeriodEnd: true })
    const kinds = (isCancelled: boolean, subscription = cancelled) =>
      decideOutcome({ ...known, isCancelled }, situation(subscription)).notices.map(({ notice }) => notice.kind)
    expect(kinds(false)).toEqual(['cancelled'])
    expect(kinds(true)).toEqual([])
    expect(kinds(true, subscriptionOf())).toEqual([])
  })
})

describe('the end of a subscription', () => {
  const ended = subscriptionOf({ status: 'canceled', endedAt: '2026-01-19T12:00:00.000Z' })
  const stored = (change: Partial<Payments> = {}): Payments => ({
    version: '1',
    subscriptionId: 'sub_1',
    welcomedId: 'sub_1',
    status: 'past_due',
    isCancelled: false,
    ...change,
  })
  const noticesAfter = (payments: Payments) => decideOutcome(payments, situation(ended)).notices

  test('that nobody was told of before is told', () => {
    const notice = { kind: 'ended', endedAt: '2026-01-19T12:00:00.000Z' }
    expect(noticesAfter(stored())).toEqual([{ id: 'ended-sub_1', notice }])
    expect(noticesAfter(stored({ status: 'active' }))).toEqual([{ id: 'ended-sub_1', notice }])
  })

  test.each<[string, Partial<Payments>]>([
    ['was cancelled', { status: 'active', isCancelled: true }],
    ['is known', { status: 'canceled', isCancelled: true }],
    ['is that of another one', { subscriptionId: 'sub_0' }],
  ])('that %s is not', (_, change) => {
    expect(noticesAfter(stored(change))).toEqual([])
  })
})

describe('the rights of a buyer', () => {
  const boughtAt = '2026-03-20T22:30:00.000Z' // in Hungary 23:30 of the 20th; the clocks change on the 29th
  const nothingDone = { withdrawn: null, refundRequestedAt: null }
  const at = (iso: string) => decideRights(boughtAt, nothingDone, new Date(iso))

  test.each([
    ['2026-01-10T08:00:00.000Z', 14, '2026-01-24T22:59:59.999Z'],
    ['2026-01-10T23:30:00.000Z', 14, '2026-01-25T22:59:59.999Z'],
    ['2026-03-20T22:30:00.000Z', 14, '2026-04-03T21:59:59.999Z'],
    ['2026-10-20T08:00:00.000Z', 14, '2026-11-03T22:59:59.999Z'],
    ['2026-12-20T08:00:00.000Z', 30, '2027-01-19T22:59:59.999Z'],
  ])('counted from %s, %i days end at %s', (iso, days, end) => {
    expect(endOfDayAfter(iso, days)).toBe(end)
  })

  test('are to withdraw until the end of the 14th day, and to have the money back until that of the 30th', () => {
    expect(at('2026-04-03T21:59:59.999Z').withdrawal).toEqual({ until: '2026-04-03T21:59:59.999Z' })
    expect(at('2026-04-03T22:00:00.000Z').withdrawal).toBeNull()
    expect(at('2026-04-19T21:59:59.999Z').refund).toEqual({ until: '2026-04-19T21:59:59.999Z', requestedAt: null })
    expect(at('2026-04-19T22:00:00.000Z').refund).toBeNull()
  })

  test('are none without a purchase, or after a withdrawal', () => {
    const none = { withdrawal: null, refund: null, withdrawn: null }
    const withdrawn = {
      withdrawnAt: boughtAt,
      refundedAmount: 199_000,
      currency: 'huf',
      refund: 'pending',
      refundedAt: null,
    } as const
    expect(decideRights(undefined, nothingDone, NOW)).toEqual(none)
    expect(decideRights(boughtAt, { ...nothingDone, withdrawn }, new Date(boughtAt))).toEqual({ ...none, withdrawn })
  })
})

test('half a character at the end of a reason, which could not be stored, is replaced', () => {
  expect(RefundRequestBody.parse({ reason: 'Nem jó \ud83d' })).toEqual({ reason: 'Nem jó \ufffd' })
})
