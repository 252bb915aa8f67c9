import type { Subscription } from '@/lib/ports/payment-gateway'
import { grantsAccess } from '../entitlement/entitlement'
import { hasEnded } from '../model'
import { chooseCurrentSubscription } from '../subscription/current-subscription'

/** How a purchase goes on, given what the customer has at the provider. */
export type PurchaseStep =
  /** There is a subscription already: it is the answer, and nothing is charged. */
  | { readonly step: 'done'; readonly subscription: Subscription }
  /** The bank waits for the payer. */
  | { readonly step: 'authenticate'; readonly subscription: Subscription; readonly clientSecret: string }
  /** The first payment failed, or a later one for good: the open invoice is paid with the card that was given now. */
  | { readonly step: 'pay'; readonly subscription: Subscription; readonly invoiceId: string }
  | { readonly step: 'create' }

/**
 * The whole rule of a purchase that may have been begun before, in another tab or before a crash.
 *
 * @param isSameCard whether the card given now is the one that the open payment was tried with: only then is the payer
 *   asked to authenticate that payment again.
 */
export function decidePurchaseStep(subscriptions: readonly Subscription[], isSameCard: boolean): PurchaseStep {
  const subscription = chooseCurrentSubscription(subscriptions)
  if (!subscription || hasEnded(subscription)) return { step: 'create' }
  if (grantsAccess(subscription.status)) return { step: 'done', subscription }
  const { latestInvoice } = subscription
  if (latestInvoice?.status !== 'open') return { step: 'done', subscription }
  if (latestInvoice.clientSecret !== null && isSameCard) {
    return { step: 'authenticate', subscription, clientSecret: latestInvoice.clientSecret }
  }
  return { step: 'pay', subscription, invoiceId: latestInvoice.id }
}
