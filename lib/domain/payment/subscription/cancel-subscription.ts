import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import { requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { hasEnded } from '../model'
import type { ReactivationSource } from '../model/fields'
import { chooseCurrentSubscription, isOverdue, wasEverPaid } from './current-subscription'

const inOrderByUser = createKeyedQueue()

/**
 * Lets the subscription end with the period that is paid, which is now when a renewal was not: after a cancellation
 * nothing more is charged.
 *
 * @throws AppError `conflict` when there is nothing to cancel
 */
export async function cancelSubscription(deps: PaymentDeps, uid: string): Promise<void> {
  await setCancelled(deps, uid, true)
  await tryLogActivity(deps, { userId: uid, activity: 'cancelSubscription', metadata: undefined })
}

/** Takes a cancellation back, until the end of the period. @throws AppError `conflict` when there is none */
export async function reactivateSubscription(
  deps: PaymentDeps,
  uid: string,
  source: ReactivationSource,
): Promise<void> {
  await setCancelled(deps, uid, false)
  await tryLogActivity(deps, { userId: uid, activity: 'reactivateSubscription', metadata: { source } })
}

/** The second click of two finds what the first one did. */
function setCancelled(deps: PaymentDeps, uid: string, cancelled: boolean): Promise<void> {
  return inOrderByUser(uid, async () => {
    const subscription = await requireRunning(deps, uid)
    const { id, cancelAtPeriodEnd } = subscription
    if (cancelled && isOverdue(subscription)) await deps.payments.endSubscription(id)
    else if (cancelAtPeriodEnd === cancelled) throw new AppError('conflict')
    else await deps.payments.setCancelAtPeriodEnd(id, cancelled)
    await syncEntitlement(deps, uid)
  })
}

/** The subscription that runs, paid or waiting for a renewal. @throws AppError `conflict` when there is none */
async function requireRunning(deps: PaymentDeps, uid: string): Promise<Subscription> {
  const customerId = await requireCustomer(deps, uid)
  const current = chooseCurrentSubscription(await deps.payments.subscriptions(customerId))
  if (!current || hasEnded(current) || !wasEverPaid(current)) throw new AppError('conflict')
  return current
}
