import type Stripe from 'stripe'
import { createCharge, type Decline } from './charges'
import { addObject, type Context, emit, idIn, refId } from './customer-file'
import { createDispute } from './disputes'
import { PAYMENT_INTENT } from './fixtures'
import { newClientSecret } from './ids'

/** The one attempt to pay an invoice, through all its tries. */
export function createPaymentIntent(context: Context, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = idIn(context, 'pi')
  const intent = {
    ...structuredClone(PAYMENT_INTENT),
    id,
    amount: invoice.amount_due,
    client_secret: newClientSecret(id),
    created: context.now,
    currency: invoice.currency,
    customer: context.file.customer.id,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  } satisfies Stripe.PaymentIntent
  addObject(context.file, 'paymentIntents', intent)
  emit(context, 'payment_intent.created', intent)
  return intent
}

/**
 * Tries to charge a card.
 *
 * @param authenticated whether the payer has just proved to be the owner of the card.
 */
export function confirmPayment(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): void {
  const { authentication, declines } = context.file.behaviours[method.id] ?? {}
  intent.payment_method = method.id
  if (authentication === 'always' && !authenticated) requireAction(context, intent)
  else charge(context, intent, method, isExpired(method, context.now) ? { code: 'expired_card' } : declines)
}

function charge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | undefined,
): void {
  const attempt = createCharge(context, intent, method, decline)
  intent.latest_charge = attempt.id
  if (decline) {
    failPayment(context, intent, decline)
    return
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  })
  emit(context, 'payment_intent.succeeded', intent)
  const kind = context.file.behaviours[method.id]?.disputes
  if (kind) createDispute(context, attempt, kind)
}

/** The payment waits for another card, or for another try. */
export function failPayment(context: Context, intent: Stripe.PaymentIntent, decline: Decline): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
      message: 'Your card was declined.',
    },
  })
  emit(context, 'payment_intent.payment_failed', intent)
}

export function cancelPayment(context: Context, intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: context.now,
    cancellation_reason: 'void_invoice',
    next_action: null,
  })
  emit(context, 'payment_intent.canceled', intent)
}

/** The attempt to pay an invoice. */
export function intentOf({ file }: Context, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined {
  const payment = file.invoicePayments.find((candidate) => refId(candidate.invoice) === invoice.id)
  const id = refId(payment?.payment.payment_intent)
  return file.paymentIntents.find((intent) => intent.id === id)
}

function requireAction(context: Context, intent: Stripe.PaymentIntent): void {
  Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } })
  emit(context, 'payment_intent.requires_action', intent)
}

function isExpired({ card }: Stripe.PaymentMethod, now: number): boolean {
  return card !== undefined && Date.UTC(card.exp_year, card.exp_month) <= now * 1000
}
