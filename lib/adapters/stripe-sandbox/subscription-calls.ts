/** What can be asked to be done with subscriptions. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { collect } from './collect'
import { type Context, emit, refId } from './customer-file'
import { requireOwnMethod } from './customers'
import { cancelNow } from './expire-subscription'
import { missing, refused, requireById } from './fault'
import { SUBSCRIPTION } from './fixtures'
import { finalizeInvoice, issueInvoice } from './invoices'
import { addSubscription, hasEnded, periodEnd } from './subscriptions'

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
  /** Seconds since 1970; nothing takes it back. */
  cancel_at: z.literal('').or(z.coerce.number().int().positive()).optional(),
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
  finalizeInvoice(context, invoice)
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
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at } = changes
  if (atPeriodEnd !== undefined && at !== undefined) {
    throw refused(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'parameters_exclusive',
    )
  }
  if (typeof at === 'number' && at <= context.now) throw refused('The cancel_at timestamp must be in the future.')
  if (at !== undefined) setEnd(context, subscription, at === '' ? null : at)
  // It leaves an end alone that was set for some other day.
  else if (atPeriodEnd || (atPeriodEnd === false && subscription.cancel_at_period_end)) {
    setEnd(context, subscription, atPeriodEnd ? periodEnd(subscription) : null, atPeriodEnd)
  }
  emit(context, 'customer.subscription.updated', subscription)
  return subscription
}

export function cancelSubscription(context: Context, id: string): Stripe.Subscription {
  const subscription = requireById(context.file.subscriptions, 'subscription', id)
  if (hasEnded(subscription)) throw missing('subscription', id)
  cancelNow(context, subscription)
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

function setEnd(context: Context, subscription: Stripe.Subscription, at: number | null, isPeriodEnd = false): void {
  Object.assign(subscription, {
    cancel_at_period_end: isPeriodEnd,
    cancel_at: at,
    canceled_at: at === null ? null : context.now,
    cancellation_details: {
      ...SUBSCRIPTION.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  })
}
