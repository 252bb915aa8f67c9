import type Stripe from 'stripe'
import { addObject, type Context, emit, idIn } from './customer-file'
import { CHARGE, CHARGED_CARD, OUTCOME } from './fixtures'

export interface Decline {
  readonly code: string
  readonly declineCode?: string
}

/** One try to charge a card: it goes through, or the bank says why not. */
export function createCharge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline?: Decline,
): Stripe.Charge {
  const paid = decline === undefined
  const id = idIn(context, 'ch')
  const charge = {
    ...structuredClone(CHARGE),
    id,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    balance_transaction: paid ? idIn(context, 'txn') : null,
    billing_details: method.billing_details,
    captured: paid,
    created: context.now,
    currency: intent.currency,
    customer: context.file.customer.id,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: paid ? null : 'Your card was declined.',
    outcome: toOutcome(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: toCardDetails(method), type: 'card' },
    status: paid ? 'succeeded' : 'failed',
  } satisfies Stripe.Charge
  addObject(context.file, 'charges', charge)
  emit(context, paid ? 'charge.succeeded' : 'charge.failed', charge)
  return charge
}

function toOutcome(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    ...OUTCOME,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function toCardDetails({ card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    ...structuredClone(CHARGED_CARD),
    brand: card?.brand ?? null,
    country: card?.country ?? null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    network: card?.brand ?? null,
  }
}
