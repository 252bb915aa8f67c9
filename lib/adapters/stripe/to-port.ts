/** Stripe's objects as the shapes of the port. Stripe counts time in seconds since 1970. */
import type Stripe from 'stripe'
import type {
  Card,
  Charge,
  Customer,
  Invoice,
  PaymentMethod,
  RefundOutcome,
  SetupIntent,
  Subscription,
} from '@/lib/ports/payment-gateway'

/** What refers to an object of Stripe: its id, or the object where it was asked for. */
type Reference = string | { readonly id: string } | null | undefined

export function toCustomer(customer: Stripe.Customer): Customer {
  return {
    id: customer.id,
    uid: customer.metadata.uid ?? null,
    email: customer.email,
    defaultPaymentMethod: expanded(customer.invoice_settings.default_payment_method, toPaymentMethod),
  }
}

export function toPaymentMethod(method: Stripe.PaymentMethod): PaymentMethod {
  return {
    id: method.id,
    customerId: idOf(method.customer),
    createdAt: toIso(method.created),
    card: method.card ? toCard(method.card) : null,
  }
}

export function toSetupIntent(intent: Stripe.SetupIntent): SetupIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // The SDK also types states that a later version of the API may add.
    status: intent.status as SetupIntent['status'],
    customerId: idOf(intent.customer),
    paymentMethodId: idOf(intent.payment_method),
  }
}

/** @param payment the attempt to pay the latest invoice; absent where there was none. */
export function toSubscription(
  subscription: Stripe.Subscription,
  payment: Stripe.PaymentIntent | undefined,
): Subscription {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`the subscription ${subscription.id} is for nothing`)
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status as Subscription['status'],
    cancelAtPeriodEnd: subscription.cancel_at_period_end || endsBy(subscription.cancel_at, item.current_period_end),
    createdAt: toIso(subscription.created),
    endedAt: subscription.ended_at === null ? null : toIso(subscription.ended_at),
    currentPeriodEnd: toIso(Math.min(item.current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY)),
    price: { id: item.price.id, unitAmount: item.price.unit_amount ?? 0, currency: item.price.currency },
    latestInvoice: expanded(subscription.latest_invoice, (invoice) => toInvoice(invoice, payment)),
    defaultPaymentMethod: expanded(subscription.default_payment_method, toPaymentMethod),
  }
}

/** Whether a day that was set for the end, as Stripe's Dashboard can, comes before the next renewal. */
function endsBy(cancelAt: number | null, periodEnd: number): boolean {
  return cancelAt !== null && cancelAt <= periodEnd
}

/** @param payment the attempt to pay the invoice, with its latest charge; absent where there was none. */
export function toInvoice(invoice: Stripe.Invoice, payment: Stripe.PaymentIntent | undefined): Invoice {
  const period = periodOf(invoice)
  return {
    id: invoice.id,
    number: invoice.number,
    status: (invoice.status ?? 'draft') as Invoice['status'],
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    createdAt: toIso(invoice.created),
    paidAt: invoice.status_transitions.paid_at === null ? null : toIso(invoice.status_transitions.paid_at),
    periodStart: toIso(period.start),
    periodEnd: toIso(period.end),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    card: invoice.status === 'paid' ? paidBy(payment) : null,
    isRefunded: expanded(payment?.latest_charge, (charge) => refundOf(charge).refund === 'done') ?? false,
    clientSecret:
      invoice.status === 'open' && payment?.status === 'requires_action' ? (payment.client_secret ?? null) : null,
  }
}

/** What was captured, with the invoice that asked for it and what was disputed of it, where there are any. */
export function toCharge(
  charge: Stripe.Charge,
  invoice: Stripe.Invoice | undefined,
  disputes: readonly Stripe.Dispute[],
): Charge {
  const bought = invoice?.parent?.subscription_details
  const period = invoice && periodOf(invoice)
  return {
    id: charge.id,
    paymentIntentId: idOf(charge.payment_intent),
    invoiceId: invoice?.id ?? null,
    subscriptionId: idOf(bought?.subscription),
    customerId: idOf(charge.customer),
    uid: bought?.metadata?.uid ?? null,
    buyer: invoice
      ? { name: invoice.customer_name, email: invoice.customer_email }
      : { name: charge.billing_details.name, email: charge.billing_details.email },
    amount: charge.amount_captured,
    currency: charge.currency,
    capturedAt: toIso(charge.created),
    periodStart: period ? toIso(period.start) : null,
    periodEnd: period ? toIso(period.end) : null,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
    ...refundOf(charge),
    dispute: disputeOf(disputes),
  }
}

/** What has been given back of a charge that tells of its refunds. Stripe counts those that are pending as given back. */
export function refundOf(charge: Stripe.Charge): Pick<Charge, 'refund' | 'refundedAmount' | 'refundedAt'> {
  const refunds = charge.refunds?.data ?? []
  const arrived = refunds.filter((refund) => refundOutcome(refund) === 'done')
  const refundedAmount = arrived.reduce((sum, { amount }) => sum + amount, 0)
  return {
    refundedAmount,
    refund: stateOfRefunds(charge, refunds, refundedAmount),
    refundedAt: arrived.length === 0 ? null : toIso(Math.max(...arrived.map(({ created }) => created))),
  }
}

function stateOfRefunds(
  { amount_captured: captured }: Stripe.Charge,
  refunds: readonly Stripe.Refund[],
  refunded: number,
): Charge['refund'] {
  if (refunded >= captured && refunded > 0) return 'done'
  const isOutcome = (expected: RefundOutcome) => (refund: Stripe.Refund) => refundOutcome(refund) === expected
  const pending = refunds.filter(isOutcome('pending')).reduce((sum, { amount }) => sum + amount, 0)
  // A part that is on its way leaves the rest paid, as it does when it has arrived.
  if (pending > 0 && refunded + pending >= captured) return 'pending'
  const newest = refunds.toSorted((left, right) => right.created - left.created).at(0)
  if (newest && isOutcome('failed')(newest)) return 'failed'
  return refunded > 0 ? 'partial' : 'none'
}

/** What waits for the payer is pending; what was called off was not given back. */
export function refundOutcome({ status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** Of several disputes about one payment the one that matters most. */
export function disputeOf(disputes: readonly Stripe.Dispute[]): Charge['dispute'] {
  const outcomes = disputes.map(disputeOutcome)
  return (['open', 'lost', 'won'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'none'
}

function disputeOutcome({ status, balance_transactions: movements }: Stripe.Dispute): Charge['dispute'] {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  if (status.startsWith('warning_')) return 'none'
  if (status !== 'prevented') return 'open'
  return movements.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'none'
}

/** What is paid for: of an invoice that renews, Stripe's own period is the one before. */
function periodOf(invoice: Stripe.Invoice): { readonly start: number; readonly end: number } {
  return invoice.lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end }
}

/** The id of the attempt to pay an invoice; an invoice for nothing has none. */
export function paymentIntentOf(invoice: Stripe.Invoice): string | undefined {
  const payments = invoice.payments?.data ?? []
  const payment = payments.find(({ status }) => status === 'paid') ?? payments.find(({ is_default }) => is_default)
  return idOf(payment?.payment.payment_intent) ?? undefined
}

export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

function paidBy(payment: Stripe.PaymentIntent | undefined): Card | null {
  const card = expanded(payment?.latest_charge, (charge) => charge.payment_method_details?.card ?? null)
  if (!card) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { brand: brand ?? 'unknown', last4: last4 ?? '', expMonth, expYear }
}

function toCard({ brand, last4, exp_month: expMonth, exp_year: expYear }: Stripe.PaymentMethod.Card): Card {
  return { brand, last4, expMonth, expYear }
}

function expanded<T extends object, Result>(
  reference: string | T | null | undefined,
  convert: (object: T) => Result,
): Result | null {
  return typeof reference === 'object' && reference !== null ? convert(reference) : null
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
