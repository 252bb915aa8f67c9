import type Stripe from 'stripe'
import { z } from 'zod'
import { addObject, type Context, emit, idIn, refId } from './customer-file'
import { SETUP_INTENT } from './fixtures'
import { newClientSecret } from './ids'
import { attachPaymentMethod } from './payment-methods'

export const NewSetupIntent = z.strictObject({
  customer: z.string(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  metadata: z.record(z.string(), z.string()).optional(),
})

export function createSetupIntent(context: Context, params: z.output<typeof NewSetupIntent>): Stripe.SetupIntent {
  const id = idIn(context, 'seti')
  const intent: Stripe.SetupIntent = {
    ...structuredClone(SETUP_INTENT),
    id,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    client_secret: newClientSecret(id),
    created: context.now,
    customer: params.customer,
    metadata: params.metadata ?? {},
    usage: params.usage,
  }
  addObject(context.file, 'setupIntents', intent)
  emit(context, 'setup_intent.created', intent)
  return intent
}

/** The card may be charged from now on. */
export function succeedSetup(context: Context, intent: Stripe.SetupIntent): void {
  const method = context.file.paymentMethods.find(({ id }) => id === refId(intent.payment_method))
  if (method) attachPaymentMethod(context, method)
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null })
  emit(context, 'setup_intent.succeeded', intent)
}

/** The intent waits for another card. */
export function failSetup(
  context: Context,
  intent: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
  emit(context, 'setup_intent.setup_failed', intent)
}

/** The payer has to authenticate. */
export function requireSetupAction(
  context: Context,
  intent: Stripe.SetupIntent,
  action: Stripe.SetupIntent.NextAction,
): void {
  Object.assign(intent, { status: 'requires_action', next_action: action })
  emit(context, 'setup_intent.requires_action', intent)
}
