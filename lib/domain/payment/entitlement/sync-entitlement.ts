import { noteActivity } from '@/lib/domain/activity/note-activity'
import type { FieldChanges } from '@/lib/ports/document-store'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import { type Notice, type Queued, queueNotices } from '../notices/notices'
import { type Payments, readPayments, retryConflicts } from '../payments'
import { WITHDRAWALS } from '../rights/rights'
import { grantsAccess, PAYMENTS } from './entitlement'
import { chooseGoverning, wasBought } from '../subscription/current-subscription'

/** What the store shall say, and what that means for the payer. */
interface Outcome {
  readonly changes: FieldChanges
  readonly notices: readonly Queued[]
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
  return retryConflicts(async () => {
    const before = await readPayments(deps.store, uid)
    if (before?.customerId === undefined) return undefined
    const governing = chooseGoverning(await deps.payments.subscriptions(before.customerId))
    const outcome = decideOutcome(before, governing, deps.clock.now())
    await commit(deps, uid, before, outcome)
    if (outcome.isNew) await noteActivity(deps, { userId: uid, activity: 'subscribe', metadata: undefined })
    return governing
  })
}

/** The whole rule of what follows from the provider's state. */
export function decideOutcome(before: Payments, governing: Subscription | undefined, now: Date): Outcome {
  // Who has bought nothing may have been given a subscription, of which the provider knows nothing.
  if (!governing) return { changes: {}, notices: [], isNew: false }
  const { id, status, cancelAtPeriodEnd } = governing
  const isNew = before.welcomedId !== id && wasBought(governing) && grantsAccess(status)
  const wasCancelled = before.subscriptionId === id && before.isCancelled === true
  const isCancelled = grantsAccess(status) && cancelAtPeriodEnd && !wasCancelled
  return {
    changes: { ...toEntitlement(governing), ...(isNew && { welcomedId: id }) },
    notices: [
      ...(isNew ? [{ id: `welcome-${id}`, notice: welcomeOf(governing) }] : []),
      // Who cancels, thinks better of it and cancels again is told twice.
      ...(isCancelled ? [{ id: `cancelled-${id}-${now.toISOString()}`, notice: cancelledOf(governing) }] : []),
      ...(endsUntold(before, governing) ? [{ id: `ended-${id}`, notice: endedOf(governing, now) }] : []),
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
function endsUntold({ subscriptionId, status = 'none', isCancelled }: Payments, governing: Subscription): boolean {
  const wentOn =
    subscriptionId === governing.id && isCancelled !== true && (grantsAccess(status) || status === 'unpaid')
  return wentOn && governing.status === 'canceled'
}

function endedOf({ endedAt }: Subscription, now: Date): Notice {
  return { kind: 'ended', endedAt: endedAt ?? now.toISOString() }
}

/** A subscription that has ended was cancelled before: that stays told of it, as does when it ended. */
function toEntitlement(governing: Subscription): FieldChanges {
  const { id, status, cancelAtPeriodEnd, endedAt, currentPeriodEnd } = governing
  return {
    subscriptionId: id,
    status,
    isCancelled: cancelAtPeriodEnd || status === 'canceled',
    expiresAt: wasBought(governing) ? (endedAt ?? currentPeriodEnd) : null,
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
    await queueNotices(transaction, uid, untold, clock.now())
    transaction.update(PAYMENTS, uid, { ...changes, syncedAt: clock.now().toISOString() })
  })
}
