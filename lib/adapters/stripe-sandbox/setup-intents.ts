import type Stripe from 'stripe'
import { z } from 'zod'
import { add, emit, idIn, refId, type Visit } from './customer-file'
import { SETUP_INTENT } from './fixtures'
import { newClientSecret } from './ids'
import { attach } from './payment-methods'

export const NewSetupIntent = z.strictObject({
  customer: z.string(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  metadata: z.record(z.string(), z.string()).optional(),
})

export function createSetupIntent(visit: Visit, params: z.output<typeof NewSetupIntent>): Stripe.SetupIntent {
  const id = idIn(visit, 'seti')
  const intent: Stripe.SetupIntent = {
    ...structuredClone(SETUP_INTENT),
    id,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    client_secret: newClientSecret(id),
    created: visit.now,
    customer: params.customer,
    metadata: params.metadata ?? {},
    usage: params.usage,
  }
  add(visit.file, 'setupIntents', intent)
  emit(visit, 'setup_intent.created', intent)
  return intent
}

/** The card may be charged from now on. */
export function succeed(visit: Visit, intent: Stripe.SetupIntent): void {
  const method = visit.file.paymentMethods.find(({ id }) => id === refId(intent.payment_method))
  if (method) attach(visit, method)
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null })
  emit(visit, 'setup_intent.succeeded', intent)
}

/** The intent waits for another card. */
export function fail(visit: Visit, intent: Stripe.SetupIntent, error: Stripe.SetupIntent.LastSetupError): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
  emit(visit, 'setup_intent.setup_failed', intent)
}

/** The payer has to authenticate. */
export function requireAction(visit: Visit, intent: Stripe.SetupIntent, action: Stripe.SetupIntent.NextAction): void {
  Object.assign(intent, { status: 'requires_action', next_action: action })
  emit(visit, 'setup_intent.requires_action', intent)
}
