import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { FieldChanges } from '@/lib/ports/document-store'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import type { Notice } from '../notices/notice'
import { enqueueNotices, type QueuedNotice } from '../notices/notices'
import { type Payments, readPayments, retryOnConflict } from '../payments'
import { WITHDRAWALS } from '../rights/rights'
import { chooseCurrentSubscription, wasEverPaid } from '../subscription/current-subscription'
import { grantsAccess, PAYMENTS } from './entitlement'

/** What the store shall say, and what that means for the payer. */
interface Outcome {
  readonly changes: FieldChanges
  readonly notices: readonly QueuedNotice[]
  /** Whether this is the first that is known of a subscription that was bought. */
  readonly isNew: boolean
}

/**
 * Brings what is stored of an account into line with the provider, whose state is the truth: after each event, each call
 * of our own, and when everything is reconciled. What was read before somebody else wrote is read anew, so that events
 * that arrive late, twice or in any order end the same.
 *
 * @returns the subscription that decides; `undefined` when there is none, or nothing was ever begun.
 */
export function syncEntitlement(deps: PaymentDeps, uid: string): Promise<Subscription | undefined> {
  return retryOnConflict(async () => {
    const before = await readPayments(deps.store, uid)
    if (before?.customerId === undefined) return undefined
    const current = chooseCurrentSubscription(await deps.payments.subscriptions(before.customerId))
    const outcome = decideOutcome(before, current, deps.clock.now())
    await commit(deps, uid, before, outcome)
    if (outcome.isNew) await tryLogActivity(deps, { userId: uid, activity: 'subscribe', metadata: undefined })
    return current
  })
}

/** The whole rule of what follows from the provider's state. */
export function decideOutcome(before: Payments, current: Subscription | undefined, now: Date): Outcome {
  // Who has bought nothing may have been given a subscription, of which the provider knows nothing.
  if (!current) return { changes: {}, notices: [], isNew: false }
  const { id, status, cancelAtPeriodEnd } = current
  const isNew = before.welcomedId !== id && wasEverPaid(current) && grantsAccess(status)
  const wasCancelled = before.subscriptionId === id && before.isCancelled === true
  const isCancelled = grantsAccess(status) && cancelAtPeriodEnd && !wasCancelled
  return {
    changes: { ...toEntitlement(current), ...(isNew && { welcomedId: id }) },
    notices: [
      ...(isNew ? [{ id: `welcome-${id}`, notice: welcomeOf(current) }] : []),
      // Who cancels, thinks better of it and cancels again is told twice.
      ...(isCancelled ? [{ id: `cancelled-${id}-${now.toISOString()}`, notice: cancelledOf(current) }] : []),
      ...(endsUntold(before, current) ? [{ id: `ended-${id}`, notice: endedOf(current, now) }] : []),
    ],
    isNew,
  }
}

function welcomeOf({ createdAt, currentPeriodEnd, price, latestInvoice }: Subscription): Notice {
  const { unitAmount, currency } = price
  const receiptUrl = latestInvoice?.hostedUrl ?? null
  return { kind: 'welcome', boughtAt: createdAt, renewsAt: currentPeriodEnd, unitAmount, currency, receiptUrl }
}

function cancelledOf({ currentPeriodEnd }: Subscription): Notice {
  return { kind: 'cancelled', expiresAt: currentPeriodEnd }
}

/** Whether a subscription that went on has ended, as one does that is not paid: who cancels is told when he does. */
function endsUntold({ subscriptionId, status = 'none', isCancelled }: Payments, current: Subscription): boolean {
  const wentOn = subscriptionId === current.id && isCancelled !== true && (grantsAccess(status) || status === 'unpaid')
  return wentOn && current.status === 'canceled'
}

function endedOf({ endedAt }: Subscription, now: Date): Notice {
  return { kind: 'ended', endedAt: endedAt ?? now.toISOString() }
}

/** A subscription that has ended was cancelled before: that stays told of it, as does when it ended. */
function toEntitlement(current: Subscription): FieldChanges {
  const { id, status, cancelAtPeriodEnd, endedAt, currentPeriodEnd } = current
  return {
    subscriptionId: id,
    status,
    isCancelled: cancelAtPeriodEnd || status === 'canceled',
    expiresAt: wasEverPaid(current) ? (endedAt ?? currentPeriodEnd) : null,
  }
}

/** Writes even what is the same: whoever has read the provider before this must not write after it. */
async function commit(
  { store, clock }: PaymentDeps,
  uid: string,
  { version, subscriptionId }: Payments,
  { changes, notices }: Outcome,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const current = await transaction.get(PAYMENTS, uid)
    if (current?.version !== version) throw new AppError('conflict')
    // A withdrawal is acknowledged by a mail of its own.
    const isWithdrawn =
      subscriptionId !== undefined && (await transaction.get(WITHDRAWALS, subscriptionId)) !== undefined
    const untold = isWithdrawn ? notices.filter(({ notice }) => notice.kind !== 'ended') : notices
    await enqueueNotices(transaction, uid, untold, clock.now())
    transaction.update(PAYMENTS, uid, { ...changes, syncedAt: clock.now().toISOString() })
  })
}
