import { toShownSubscription } from '@/components/payment/manage/shown-subscription'
import { subscriptionView } from '@/tests/support/subscription-view'

const NONE = { subscription: null, customer: null }
const card = (last4: string) => ({ card: { brand: 'visa', last4, exp_month: 4, exp_year: 2030 } })
const show = (
  change: Parameters<typeof subscriptionView>[0] = {},
  customer: Parameters<typeof toShownSubscription>[0]['customer'] = null,
) => toShownSubscription({ subscription: subscriptionView(change), customer })

test('nothing is shown of no subscription', () => {
  expect(toShownSubscription(NONE)).toEqual({
    state: 'none',
    status: undefined,
    periodEnd: undefined,
    lastAmount: undefined,
    lastDate: undefined,
    monthlyFee: undefined,
    nextDate: undefined,
    card: undefined,
    mayCancel: false,
    owes: false,
  })
})

test('amounts are in forints and days in full', () => {
  expect(show()).toMatchObject({
    state: 'active',
    lastAmount: '1990\u00a0Ft',
    lastDate: '2026. november 21.',
    monthlyFee: '1990\u00a0Ft',
    nextDate: '2026. december 21.',
    mayCancel: true,
  })
})

test('a first charge that failed is no payment of 0 Ft', () => {
  const invoice = subscriptionView().latest_invoice
  const failed = show({ status: 'incomplete', latest_invoice: invoice && { ...invoice, amount_paid: 0 } })
  expect(failed).toMatchObject({ lastAmount: undefined, lastDate: undefined })
})

test.each([
  ['active', 'active'],
  ['trialing', 'inactive'],
  ['past_due', 'inactive'],
  ['unpaid', 'inactive'],
  ['incomplete', 'inactive'],
  ['paused', 'inactive'],
  ['canceled', 'inactive'],
] as const)('a subscription that is %s is shown as %s', (status, state) => {
  expect(show({ status }).state).toBe(state)
})

test('a cancelled one is shown with its end, no next payment, and nothing more to cancel', () => {
  expect(show({ cancel_at_period_end: true })).toMatchObject({
    state: 'canceling',
    periodEnd: '2026. december 21.',
    nextDate: undefined,
    mayCancel: false,
  })
})

test.each(['incomplete', 'incomplete_expired', 'canceled'] as const)('one that is %s cannot be cancelled', (status) => {
  expect(show({ status }).mayCancel).toBe(false)
})

test('the card of the subscription comes before that of the customer, and that before the one that paid', () => {
  const customer = { invoice_settings: { default_payment_method: card('2222') } }
  const paid = { amount_paid: 199_000, currency: 'huf', created: 1, payment_intent: { payment_method: card('3333') } }
  expect(show({ default_payment_method: card('1111'), latest_invoice: paid }, customer).card?.last4).toBe('1111')
  expect(show({ default_payment_method: null, latest_invoice: paid }, customer).card?.last4).toBe('2222')
  expect(show({ default_payment_method: null, latest_invoice: paid }).card?.last4).toBe('3333')
  expect(show({ default_payment_method: null, latest_invoice: null }).card).toBeUndefined()
})
