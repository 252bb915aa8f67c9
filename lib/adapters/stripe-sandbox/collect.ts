/** Collecting what an invoice asks for, and what the outcome makes of the subscription. */
import type Stripe from 'stripe'
import { DAY_SECONDS } from './calendar'
import { type Context, emit, refId } from './customer-file'
import { markPaid } from './invoices'
import { confirmPayment, failPayment, intentOf } from './payment-intents'
import { changeStatus, endSubscription, hasEnded } from './subscriptions'

/** Days between the first failure to renew and each further try; after the last one the subscription ends. */
const RETRY_DAYS = [1, 3, 5, 7]

/** Charges an open invoice with this card. The subscription follows. */
export function collect(
  context: Context,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  authenticated = false,
): Stripe.PaymentIntent {
  const intent = requireIntent(context, invoice)
  confirmPayment(context, intent, method, authenticated)
  settle(context, invoice, intent)
  return intent
}

/** The payer could not prove to be the owner of the card. */
export function rejectPayment(context: Context, invoice: Stripe.Invoice): void {
  const intent = requireIntent(context, invoice)
  failPayment(context, intent, { code: 'payment_intent_authentication_failure' })
  settle(context, invoice, intent)
}

/** Tries to collect what is due without the payer: with the subscription's card, or else with the customer's. */
export function collectOffSession(context: Context, invoice: Stripe.Invoice): void {
  const { customer, paymentMethods } = context.file
  const ofSubscription = refId(subscriptionOf(context, invoice)?.default_payment_method)
  const id = ofSubscription ?? refId(customer.invoice_settings.default_payment_method)
  const method = paymentMethods.find((candidate) => candidate.id === id && candidate.customer !== null)
  if (method) collect(context, invoice, method)
  else settle(context, invoice, requireIntent(context, invoice))
}

/** The subscription that an invoice asks to be paid for. */
export function subscriptionOf({ file }: Context, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const id = refId(invoice.parent?.subscription_details?.subscription)
  return file.subscriptions.find((subscription) => subscription.id === id)
}

/** The invoice that an attempt to pay belongs to. */
export function invoiceOf({ file }: Context, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  const payment = file.invoicePayments.find(({ payment }) => refId(payment.payment_intent) === intent.id)
  return file.invoices.find(({ id }) => id === refId(payment?.invoice))
}

function settle(context: Context, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): void {
  const subscription = runningSubscriptionOf(context, invoice)
  if (intent.status === 'succeeded') {
    markPaid(context, invoice)
    if (subscription) changeStatus(context, subscription, 'active')
    return
  }
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  const retryAt = subscription && nextRetry(context, subscription, invoice)
  invoice.next_payment_attempt = retryAt ?? null
  emit(
    context,
    intent.status === 'requires_action' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
    invoice,
  )
  if (!subscription || subscription.status === 'incomplete') return
  if (retryAt === undefined) endSubscription(context, subscription, 'payment_failed')
  else changeStatus(context, subscription, 'past_due')
}

/** A subscription that has ended does not come back when its last invoice is paid after all. */
function runningSubscriptionOf(context: Context, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const subscription = subscriptionOf(context, invoice)
  return subscription && !hasEnded(subscription) ? subscription : undefined
}

/** When a renewal is tried again; the first payment is left to the payer. */
function nextRetry(context: Context, { status }: Stripe.Subscription, invoice: Stripe.Invoice): number | undefined {
  if (status === 'incomplete') return undefined
  const finalizedAt = invoice.status_transitions.finalized_at ?? invoice.created
  const times = RETRY_DAYS.map((days) => finalizedAt + days * DAY_SECONDS)
  return times.find((time) => time > context.now)
}

function requireIntent(context: Context, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const intent = intentOf(context, invoice)
  if (!intent) throw new Error(`the invoice ${invoice.id} has no attempt to pay it`)
  return intent
}
