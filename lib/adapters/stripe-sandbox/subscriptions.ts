import type Stripe from 'stripe'
import { addMonth } from './calendar'
import { add, emit, idIn, type Visit } from './customer-file'
import { SUBSCRIPTION, SUBSCRIPTION_ITEM } from './fixtures'
import { toPlan, toPrice } from './prices'

export interface NewSubscription {
  readonly paymentMethodId: string
  readonly metadata: Readonly<Record<string, string>>
}

/** A subscription for one month whose first invoice has not been asked for yet. */
export function addSubscription(visit: Visit, { paymentMethodId, metadata }: NewSubscription): Stripe.Subscription {
  const subscription = newSubscription(visit, paymentMethodId, metadata)
  add(visit.file, 'subscriptions', subscription)
  return subscription
}

export function changeStatus(
  visit: Visit,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return
  subscription.status = status
  emit(visit, 'customer.subscription.updated', subscription)
}

/** Ends a subscription for good; what is still to be paid is asked for no more. */
export function endNow(
  visit: Visit,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? visit.now,
    ended_at: visit.now,
    cancellation_details: { ...SUBSCRIPTION.cancellation_details, reason },
  })
  const invoice = visit.file.invoices.find(({ id }) => id === subscription.latest_invoice)
  if (invoice?.status === 'open') Object.assign(invoice, { auto_advance: false, next_payment_attempt: null })
  emit(visit, 'customer.subscription.deleted', subscription)
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** The end of the period that runs, in seconds since 1970. */
export function periodEnd(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.start_date
}

/** Moves a subscription on to its next month. */
export function startNextPeriod(visit: Visit, subscription: Stripe.Subscription): { start: number; end: number } {
  const start = periodEnd(subscription)
  const end = addMonth(start, subscription.billing_cycle_anchor)
  for (const item of subscription.items.data)
    Object.assign(item, { current_period_start: start, current_period_end: end })
  emit(visit, 'customer.subscription.updated', subscription)
  return { start, end }
}

function newSubscription(
  visit: Visit,
  paymentMethodId: string,
  metadata: Readonly<Record<string, string>>,
): Stripe.Subscription {
  const id = idIn(visit, 'sub')
  return {
    ...structuredClone(SUBSCRIPTION),
    id,
    billing_cycle_anchor: visit.now,
    created: visit.now,
    currency: visit.price.currency,
    customer: visit.file.customer.id,
    default_payment_method: paymentMethodId,
    items: {
      object: 'list',
      data: [newItem(visit, id)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: { ...metadata },
    start_date: visit.now,
  }
}

function newItem(visit: Visit, subscriptionId: string): Stripe.SubscriptionItem {
  const { now, price } = visit
  return {
    ...structuredClone(SUBSCRIPTION_ITEM),
    id: idIn(visit, 'si'),
    created: now,
    current_period_end: addMonth(now, now),
    current_period_start: now,
    plan: toPlan(price),
    price: toPrice(price),
    subscription: subscriptionId,
  }
}
