import type Stripe from 'stripe'
import { add, emit, idIn, type Visit } from './customer-file'
import type { TestCard } from './test-cards'

export interface CardDetails {
  readonly expMonth: number
  readonly expYear: number
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** A card that was typed in; it belongs to nobody until it is attached. */
export function createPaymentMethod(visit: Visit, card: TestCard, details: CardDetails): Stripe.PaymentMethod {
  const { brand, last4, ...behaviour } = card
  const method = {
    id: idIn(visit, 'pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: details.country, line1: null, line2: null, postal_code: null, state: null },
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'HU',
      display_brand: brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: visit.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
  add(visit.file, 'paymentMethods', method)
  visit.file.behaviours[method.id] = behaviour
  return method
}

export function attach(visit: Visit, method: Stripe.PaymentMethod): void {
  if (method.customer !== null) return
  method.customer = visit.file.customer.id
  emit(visit, 'payment_method.attached', method)
}
