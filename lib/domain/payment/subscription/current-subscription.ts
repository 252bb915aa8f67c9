import type { Subscription } from '@/lib/ports/payment-gateway'
import { grantsAccess } from '../entitlement/entitlement'
import { hasEnded } from '../model'

/** Whether a subscription was paid for at least once. */
export function wasEverPaid({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired'
}

/** Whether a renewal is still to be paid, so that the period that was paid for is over. */
export function isOverdue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/** What gives access goes before what waits for money, and that before what is over. */
function rank(subscription: Subscription): number {
  if (grantsAccess(subscription.status)) return subscription.status === 'past_due' ? 1 : 0
  return hasEnded(subscription) ? 3 : 2
}

/**
 * The one of a customer's subscriptions that decides what the account may do, whatever order they come in; `undefined`
 * when there is none. Of equal ones it is the newest.
 */
export function chooseCurrentSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions
    .toSorted(
      (left, right) =>
        rank(left) - rank(right) ||
        Date.parse(right.createdAt) - Date.parse(left.createdAt) ||
        (left.id < right.id ? -1 : 1),
    )
    .at(0)
}
