import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { hasEnded } from '../model'
import type { ReactivationSource } from '../model/fields'
import { type Held, inSequence } from '../sequence/in-sequence'
import { decideCancelStep } from './cancel-step'
import { chooseCurrentSubscription, wasEverPaid } from './current-subscription'

/**
 * Lets the subscription end with the period that is paid, which is now when a renewal was not: after a cancellation
 * nothing more is charged.
 *
 * @throws AppError `conflict` when there is nothing to cancel
 */
export function cancelSubscription(deps: PaymentDeps, uid: string): Promise<void> {
  return inSequence(deps, uid, async (held) => {
    await cancel(held, await requireRunning(held, uid))
    await syncEntitlement(held, uid)
    await tryLogActivity(held, { userId: uid, activity: 'cancelSubscription', metadata: undefined })
  })
}

/** Takes a cancellation back, until the end of the period. @throws AppError `conflict` when there is none */
export function reactivateSubscription(deps: PaymentDeps, uid: string, source: ReactivationSource): Promise<void> {
  return inSequence(deps, uid, async (held) => {
    const { id, cancelAtPeriodEnd } = await requireRunning(held, uid)
    // The second click of two finds what the first one did.
    if (!cancelAtPeriodEnd) throw new AppError('conflict')
    await held.payments.setCancelAtPeriodEnd(id, false)
    await syncEntitlement(held, uid)
    await tryLogActivity(held, { userId: uid, activity: 'reactivateSubscription', metadata: { source } })
  })
}

async function cancel({ payments }: Held<PaymentDeps>, subscription: Subscription): Promise<void> {
  const next = decideCancelStep(subscription)
  if (next.step === 'done') throw new AppError('conflict')
  if (next.step === 'end-with-period') return void (await payments.setCancelAtPeriodEnd(subscription.id, true))
  // Whoever pays in the same moment, on the provider's own page, keeps what is paid; so does one who is just being charged.
  const bill = next.billId === undefined ? undefined : await payments.voidInvoice(next.billId)
  if (bill === undefined || bill.status === 'void') await payments.endSubscription(subscription.id)
  else await payments.setCancelAtPeriodEnd(subscription.id, true)
}

/** The subscription that runs, paid or waiting for a renewal. @throws AppError `conflict` when there is none */
async function requireRunning(held: Held<PaymentDeps>, uid: string): Promise<Subscription> {
  const customerId = await requireCustomer(held, uid)
  const current = chooseCurrentSubscription(await held.payments.subscriptions(customerId))
  if (!current || hasEnded(current) || !wasEverPaid(current)) throw new AppError('conflict')
  return current
}
