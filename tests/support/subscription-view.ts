import type { SubscriptionView } from '@/lib/domain/payment/model'

/** A subscription bought on 21 November 2026, as the API answers it. */
export function subscriptionView(change: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    id: 'sub_1',
    status: 'active',
    cancel_at_period_end: false,
    items: {
      data: [
        { current_period_end: Date.UTC(2026, 11, 21, 12) / 1000, price: { unit_amount: 199_000, currency: 'huf' } },
      ],
    },
    latest_invoice: {
      amount_paid: 199_000,
      currency: 'huf',
      created: Date.UTC(2026, 10, 21, 12) / 1000,
      payment_intent: { payment_method: null },
    },
    default_payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } },
    ...change,
  }
}
