import type Stripe from 'stripe'
import { addMonth } from './calendar'
import { add, emit, idIn, type Visit } from './customer-file'
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
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
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
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: visit.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: visit.now,
    currency: visit.price.currency,
    customer: visit.file.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethodId,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [newItem(visit, id)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: visit.now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}

function newItem(visit: Visit, subscriptionId: string): Stripe.SubscriptionItem {
  const { now, price } = visit
  return {
    id: idIn(visit, 'si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: addMonth(now, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price: toPrice(price),
    quantity: 1,
    subscription: subscriptionId,
    tax_rates: [],
  }
}
