import type Stripe from 'stripe'
import { addMonth } from './calendar'
import { addObject, type Context, emit, idIn } from './customer-file'
import { SUBSCRIPTION, SUBSCRIPTION_ITEM } from './fixtures'
import { toPlan, toPrice } from './prices'

export interface NewSubscription {
  readonly paymentMethodId: string
  readonly metadata: Readonly<Record<string, string>>
}

/** A subscription for one month whose first invoice has not been asked for yet. */
export function addSubscription(context: Context, { paymentMethodId, metadata }: NewSubscription): Stripe.Subscription {
  const subscription = newSubscription(context, paymentMethodId, metadata)
  addObject(context.file, 'subscriptions', subscription)
  return subscription
}

export function changeStatus(
  context: Context,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return
  subscription.status = status
  emit(context, 'customer.subscription.updated', subscription)
}

/** Ends a subscription for good; what is still to be paid is asked for no more. */
export function endSubscription(
  context: Context,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? context.now,
    ended_at: context.now,
    cancellation_details: { ...SUBSCRIPTION.cancellation_details, reason },
  })
  // Stripe stops collecting what was finalized. What is still a draft goes its way: who wants it stopped has to void it.
  const invoice = context.file.invoices.find(({ id }) => id === subscription.latest_invoice)
  if (invoice?.status === 'open') Object.assign(invoice, { auto_advance: false, next_payment_attempt: null })
  emit(context, 'customer.subscription.deleted', subscription)
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** When a subscription is to end, if that was set. */
export function endsAt({ cancel_at }: Stripe.Subscription): number | undefined {
  return cancel_at ?? undefined
}

/** The end of the period that runs, in seconds since 1970. */
export function periodEnd(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.start_date
}

/** Moves a subscription on to its next month. */
export function startNextPeriod(context: Context, subscription: Stripe.Subscription): { start: number; end: number } {
  const start = periodEnd(subscription)
  const end = addMonth(start, subscription.billing_cycle_anchor)
  for (const item of subscription.items.data)
    Object.assign(item, { current_period_start: start, current_period_end: end })
  emit(context, 'customer.subscription.updated', subscription)
  return { start, end }
}

function newSubscription(
  context: Context,
  paymentMethodId: string,
  metadata: Readonly<Record<string, string>>,
): Stripe.Subscription {
  const id = idIn(context, 'sub')
  return {
    ...structuredClone(SUBSCRIPTION),
    id,
    billing_cycle_anchor: context.now,
    created: context.now,
    currency: context.price.currency,
    customer: context.file.customer.id,
    default_payment_method: paymentMethodId,
    items: {
      object: 'list',
      data: [newItem(context, id)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: { ...metadata },
    start_date: context.now,
  }
}

function newItem(context: Context, subscriptionId: string): Stripe.SubscriptionItem {
  const { now, price } = context
  return {
    ...structuredClone(SUBSCRIPTION_ITEM),
    id: idIn(context, 'si'),
    created: now,
    current_period_end: addMonth(now, now),
    current_period_start: now,
    plan: toPlan(price),
    price: toPrice(price),
    subscription: subscriptionId,
  }
}
