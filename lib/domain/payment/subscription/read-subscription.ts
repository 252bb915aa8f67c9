import type { Card, Customer, Invoice, PaymentMethod, Subscription } from '@/lib/ports/payment-gateway'
import type { PaymentDeps } from '../deps'
import { hasEnded } from './current-subscription'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import type {
  CardView,
  CustomerView,
  InvoicesAnswer,
  InvoiceView,
  SubscriptionAnswer,
  SubscriptionView,
} from '../model'
import { readPayments } from '../payments'

/** Two years of payments; the provider's own pages show more. */
const SHOWN_INVOICES = 24

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

/** The bills of an account, the newest first. */
export async function readInvoices({ store, payments }: PaymentDeps, uid: string): Promise<InvoicesAnswer> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) return { invoices: [] }
  const [invoices, subscriptions] = await Promise.all([
    payments.invoices(customerId, SHOWN_INVOICES),
    payments.subscriptions(customerId),
  ])
  const ended = new Set(subscriptions.filter(hasEnded).map(({ id }) => id))
  return { invoices: invoices.flatMap((invoice) => toInvoiceView(invoice, ended)) }
}

function toSubscriptionView(subscription: Subscription): SubscriptionView {
  const { id, status, cancelAtPeriodEnd, currentPeriodEnd, price, latestInvoice, defaultPaymentMethod } = subscription
  return {
    id,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: {
      data: [
        {
          current_period_end: toSeconds(currentPeriodEnd),
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

/** A draft is not for the payer yet; and what was not paid of a subscription that is over is not to be paid any more. */
function toInvoiceView(invoice: Invoice, ended: ReadonlySet<string>): readonly InvoiceView[] {
  const { id, number, createdAt, amountPaid, amountDue, currency } = invoice
  if (invoice.status === 'draft') return []
  const isForgiven = invoice.status === 'open' && invoice.subscriptionId !== null && ended.has(invoice.subscriptionId)
  const status = isForgiven ? 'void' : invoice.status
  // The provider's page would still take the money.
  const receiptUrl = isForgiven ? null : invoice.hostedUrl
  return [{ id, number, status, createdAt, amount: status === 'paid' ? amountPaid : amountDue, currency, receiptUrl }]
}

function toSeconds(iso: string): number {
  return Math.floor(Date.parse(iso) / 1000)
}
