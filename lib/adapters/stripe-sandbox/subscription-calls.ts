/** What can be asked to be done with subscriptions. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { collect } from './collect'
import { type Context, emit, refId } from './customer-file'
import { requireOwnMethod } from './customers'
import { missing, refused, requireById } from './fault'
import { SUBSCRIPTION } from './fixtures'
import { issueInvoice } from './invoices'
import { addSubscription, endSubscription, hasEnded, periodEnd } from './subscriptions'

const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const SubscriptionOrder = z.strictObject({
  customer: z.string(),
  items: z.tuple([z.strictObject({ price: z.string() })]),
  default_payment_method: z.string(),
  payment_behavior: z.literal('allow_incomplete').optional(),
  metadata: z.record(z.string(), z.string()).default({}),
})

export const SubscriptionChanges = z.strictObject({
  cancel_at_period_end: Flag.optional(),
  default_payment_method: z.string().optional(),
})

/** Starts a subscription and charges its first month at once; it is `incomplete` until that has succeeded. */
export function createSubscription(context: Context, order: z.output<typeof SubscriptionOrder>): Stripe.Subscription {
  if (order.items[0].price !== context.price.id) throw missing('price', order.items[0].price)
  const method = requireOwnMethod(context, order.default_payment_method)
  const subscription = addSubscription(context, { paymentMethodId: method.id, metadata: order.metadata })
  emit(context, 'customer.subscription.created', subscription)
  const invoice = issueInvoice(context, subscription, {
    reason: 'subscription_create',
    periodStart: context.now,
    periodEnd: periodEnd(subscription),
  })
  collect(context, invoice, method)
  return subscription
}

export function updateSubscription(
  context: Context,
  id: string,
  changes: z.output<typeof SubscriptionChanges>,
): Stripe.Subscription {
  const subscription = requireById(context.file.subscriptions, 'subscription', id)
  if (hasEnded(subscription)) {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (changes.default_payment_method !== undefined) {
    subscription.default_payment_method = requireOwnMethod(context, changes.default_payment_method).id
  }
  if (changes.cancel_at_period_end !== undefined) setCancellation(context, subscription, changes.cancel_at_period_end)
  emit(context, 'customer.subscription.updated', subscription)
  return subscription
}

export function cancelSubscription(context: Context, id: string): Stripe.Subscription {
  const subscription = requireById(context.file.subscriptions, 'subscription', id)
  if (hasEnded(subscription)) throw missing('subscription', id)
  endSubscription(context, subscription, 'cancellation_requested')
  return subscription
}

export function listSubscriptions({ file }: Context, customer: string, status: string | undefined) {
  return file.subscriptions.filter(
    (subscription) =>
      refId(subscription.customer) === customer && (status === 'all' || isListed(subscription.status, status)),
  )
}

/** Without a status, Stripe leaves out those that were canceled. */
function isListed(actual: string, asked: string | undefined): boolean {
  return asked === undefined ? actual !== 'canceled' : actual === asked
}

function setCancellation(context: Context, subscription: Stripe.Subscription, cancelled: boolean): void {
  const reason = cancelled ? 'cancellation_requested' : null
  Object.assign(subscription, {
    cancel_at_period_end: cancelled,
    cancel_at: cancelled ? periodEnd(subscription) : null,
    canceled_at: cancelled ? context.now : null,
    cancellation_details: { ...SUBSCRIPTION.cancellation_details, reason },
  })
}
