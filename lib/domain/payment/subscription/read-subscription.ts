import type { Card, Customer, PaymentMethod, Subscription } from '@/lib/ports/payment-gateway'
import type { PaymentDeps } from '../deps'
import { paidUntil } from '../entitlement/paid-period'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import type { CardView, CustomerView, SubscriptionAnswer, SubscriptionView } from '../model'
import { hasEnded } from '../model'
import { readPayments } from '../payments'

/** What an account has bought, as the provider tells it now; what is over is not shown any more. */
export async function readSubscription(deps: PaymentDeps, uid: string): Promise<SubscriptionAnswer> {
  const customerId = (await readPayments(deps.store, uid))?.customerId
  if (customerId === undefined) return { subscription: null, customer: null }
  // Whoever looks at it also has it put right, should an event have been lost.
  const [subscription, customer] = await Promise.all([syncEntitlement(deps, uid), deps.payments.customer(customerId)])
  return {
    subscription: subscription && !hasEnded(subscription) ? toSubscriptionView(subscription) : null,
    customer: customer ? toCustomerView(customer) : null,
  }
}

function toSubscriptionView(subscription: Subscription): SubscriptionView {
  const { id, status, cancelAtPeriodEnd, price, latestInvoice, defaultPaymentMethod } = subscription
  return {
    id,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: {
      data: [
        {
          // Of what was paid: a renewal begins its period before it is.
          current_period_end: toSeconds(paidUntil(subscription)),
          price: { unit_amount: price.unitAmount, currency: price.currency },
        },
      ],
    },
    latest_invoice: latestInvoice && {
      amount_paid: latestInvoice.amountPaid,
      currency: latestInvoice.currency,
      created: toSeconds(latestInvoice.createdAt),
      payment_intent: { payment_method: latestInvoice.card && { card: toCardView(latestInvoice.card) } },
    },
    default_payment_method: toMethodView(defaultPaymentMethod),
  }
}

function toCustomerView({ defaultPaymentMethod }: Customer): CustomerView {
  return { invoice_settings: { default_payment_method: toMethodView(defaultPaymentMethod) } }
}

function toMethodView(method: PaymentMethod | null): { readonly card: CardView | null } | null {
  return method && { card: method.card && toCardView(method.card) }
}

function toCardView({ brand, last4, expMonth, expYear }: Card): CardView {
  return { brand, last4, exp_month: expMonth, exp_year: expYear }
}

function toSeconds(iso: string): number {
  return Math.floor(Date.parse(iso) / 1000)
}
