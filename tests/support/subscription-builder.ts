import type { Invoice, Subscription } from '@/lib/ports/payment-gateway'

/** A subscription as the provider tells it, active unless told otherwise. */
export function subscriptionOf(subscription: Partial<Subscription> = {}): Subscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    cancelAtPeriodEnd: false,
    createdAt: '2026-01-15T12:00:00.000Z',
    endedAt: null,
    currentPeriodEnd: '2026-02-15T12:00:00.000Z',
    price: { id: 'price_1', unitAmount: 199_000, currency: 'huf' },
    latestInvoice: null,
    defaultPaymentMethod: null,
    ...subscription,
  }
}

/** Its invoice, open unless told otherwise. */
export function invoiceOf(invoice: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'A-1',
    status: 'open',
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    amountDue: 199_000,
    amountPaid: 0,
    currency: 'huf',
    createdAt: '2026-01-15T12:00:00.000Z',
    paidAt: null,
    periodStart: '2026-01-15T12:00:00.000Z',
    periodEnd: '2026-02-15T12:00:00.000Z',
    hostedUrl: null,
    card: null,
    isRefunded: false,
    clientSecret: null,
    ...invoice,
  }
}
