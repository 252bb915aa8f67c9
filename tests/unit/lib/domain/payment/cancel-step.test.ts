import { decideCancelStep } from '@/lib/domain/payment/subscription/cancel-step'
import { invoiceOf, subscriptionOf } from '@/tests/support/subscription-builder'

test('what is paid ends with its period, once', () => {
  const paid = subscriptionOf({ latestInvoice: invoiceOf({ status: 'paid' }) })
  expect(decideCancelStep(paid)).toEqual({ step: 'end-with-period' })
  expect(decideCancelStep({ ...paid, cancelAtPeriodEnd: true })).toEqual({ step: 'done' })
})

test.each([
  ['past_due', 'open'],
  ['unpaid', 'open'],
  ['unpaid', 'uncollectible'],
  // The hour in which a renewal is not charged yet.
  ['active', 'draft'],
] as const)('what is owed ends now, %s with a bill that is %s, which is taken back first', (status, bill) => {
  const owing = subscriptionOf({ status, latestInvoice: invoiceOf({ status: bill }) })
  expect(decideCancelStep(owing)).toEqual({ step: 'end-now', billId: 'in_1' })
})

test.each(['past_due', 'active'] as const)(
  'a cancellation that was cut off after the bill is gone on with (%s)',
  (status) => {
    const cutOff = subscriptionOf({ status, latestInvoice: invoiceOf({ status: 'void' }) })
    expect(decideCancelStep(cutOff)).toEqual({ step: 'end-now', billId: undefined })
  },
)
