import type Stripe from 'stripe'
import { addObject, type Context, emit, idIn } from './customer-file'
import { CARD, PAYMENT_METHOD } from './fixtures'
import type { TestCard } from './test-cards'

export interface CardDetails {
  readonly expMonth: number
  readonly expYear: number
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** A card that was typed in; it belongs to nobody until it is attached. */
export function createPaymentMethod(context: Context, card: TestCard, details: CardDetails): Stripe.PaymentMethod {
  const { brand, last4, fingerprint, ...behaviour } = card
  const { billing_details, ...fixture } = structuredClone(PAYMENT_METHOD)
  const method = {
    ...fixture,
    id: idIn(context, 'pm'),
    billing_details: { ...billing_details, address: { ...billing_details.address, country: details.country } },
    card: {
      ...structuredClone(CARD),
      brand,
      display_brand: brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint,
      last4,
      networks: { available: [brand], preferred: null },
    },
    created: context.now,
  } satisfies Stripe.PaymentMethod
  addObject(context.file, 'paymentMethods', method)
  context.file.behaviours[method.id] = behaviour
  return method
}

export function attachPaymentMethod(context: Context, method: Stripe.PaymentMethod): void {
  if (method.customer !== null) return
  method.customer = context.file.customer.id
  emit(context, 'payment_method.attached', method)
}
