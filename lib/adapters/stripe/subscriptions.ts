import type Stripe from 'stripe'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { isInvalidRequest, undefinedWhenMissing } from './errors'
import { paymentOf } from './invoices'
import { toSubscription } from './to-port'

/** A list cannot be expanded as far as the attempts to pay its invoices: four levels are all that Stripe allows. */
export const WITH_PAYMENT = ['default_payment_method', 'latest_invoice.payments']

export async function findSubscription(client: Stripe, id: string): Promise<Subscription | undefined> {
  const subscription = await undefinedWhenMissing(client.subscriptions.retrieve(id, { expand: WITH_PAYMENT }))
  return subscription && withPayment(client, subscription)
}

export async function withPayment(client: Stripe, subscription: Stripe.Subscription): Promise<Subscription> {
  const { latest_invoice: invoice } = subscription
  const payment = invoice === null || typeof invoice === 'string' ? undefined : await paymentOf(client, invoice)
  return toSubscription(subscription, payment)
}

/** In Stripe's Dashboard a day can be set for the end; then that is what has to be taken back. */
export async function cancellation(
  client: Stripe,
  id: string,
  cancelled: boolean,
): Promise<Stripe.SubscriptionUpdateParams> {
  if (cancelled) return { cancel_at_period_end: true }
  const { cancel_at, cancel_at_period_end } = await client.subscriptions.retrieve(id)
  return cancel_at !== null && !cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: false }
}

/** To Stripe a subscription that has ended is one that cannot be found to be cancelled. */
export async function endSubscription(client: Stripe, id: string): Promise<Subscription> {
  try {
    return await withPayment(client, await client.subscriptions.cancel(id, { expand: WITH_PAYMENT }))
  } catch (error) {
    const subscription = isInvalidRequest(error) ? await findSubscription(client, id) : undefined
    if (subscription?.endedAt) return subscription
    throw error
  }
}
