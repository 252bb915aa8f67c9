import type Stripe from 'stripe'
import type { Context } from './customer-file'
import { voidInvoice } from './invoices'
import { changeStatus, endSubscription } from './subscriptions'

/** Ends a subscription that was never paid: its first invoice cannot be paid any more. */
export function expireSubscription(context: Context, subscription: Stripe.Subscription): void {
  const first = context.file.invoices.find(({ id }) => id === subscription.latest_invoice)
  if (first?.status === 'open') voidInvoice(context, first)
  Object.assign(subscription, { canceled_at: context.now, ended_at: context.now })
  changeStatus(context, subscription, 'incomplete_expired')
}

/** Ends a subscription before its time. One that was never paid expires, as at Stripe. */
export function cancelNow(context: Context, subscription: Stripe.Subscription): void {
  if (subscription.status === 'incomplete') expireSubscription(context, subscription)
  else endSubscription(context, subscription, 'cancellation_requested')
}
