import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { FieldChanges } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Charge, PaymentGateway, Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { type LedgerDeps, readSeenPayments, recordSeen } from '../ledger/record-charges'
import type { Notice } from '../notices/notice'
import { enqueueNotices, type QueuedNotice } from '../notices/notices'
import { type Payments, readPayments, retryOnConflict } from '../payments'
import { WITHDRAWALS } from '../rights/withdrawal'
import { chooseCurrentSubscription, wasEverPaid } from '../subscription/current-subscription'
import { grantsAccess, PAYMENTS } from './entitlement'
import { findGivenBack, paidUntil } from './paid-period'

/** What the store shall say, and what that means for the payer. */
interface Outcome {
  readonly changes: FieldChanges
  readonly notices: readonly QueuedNotice[]
  /** Whether this is the first that is known of a subscription that was bought. */
  readonly isNew: boolean
}

/** What the site knows of what an account has at the provider. */
interface Situation {
  readonly current: Subscription | undefined
  readonly charges: readonly Charge[]
  readonly mode: PaymentGateway['mode']
  readonly now: Date
}

/** It asks the provider, and changes nothing there. */
export interface SyncDeps extends LedgerDeps {
  readonly errorReporter: ErrorReporter
}

/**
 * Brings what is stored of an account, and the ledger of its payments, into line with the provider, whose state is the
 * truth: after each event, each call of our own, and when everything is reconciled. What was read before somebody else
 * wrote is read anew, so that events that arrive late, twice or in any order end the same.
 *
 * @returns the subscription that decides; `undefined` when there is none, or nothing was ever begun.
 */
export async function syncEntitlement(deps: SyncDeps, uid: string): Promise<Subscription | undefined> {
  const { customerId, seen, current, outcome } = await retryOnConflict(() => syncOnce(deps, uid))
  if (!seen) return undefined
  if (outcome.isNew) await tryLogActivity(deps, { userId: uid, activity: 'subscribe', metadata: undefined })
  // After what the account may do is stored: whether a payment gave something is read there.
  await recordSeen(deps, customerId, seen)
  return current
}

async function syncOnce(deps: SyncDeps, uid: string) {
  const before = await readPayments(deps.store, uid)
  if (before?.customerId === undefined) return { seen: undefined } as const
  const { customerId } = before
  const seen = await readSeenPayments(deps, customerId)
  const current = chooseCurrentSubscription(seen.subscriptions)
  const { mode } = deps.payments
  const outcome = decideOutcome(before, { current, charges: seen.charges, mode, now: deps.clock.now() })
  await commit(deps, uid, before, outcome)
  return { customerId, seen, current, outcome } as const
}

/** The whole rule of what follows from the provider's state. */
export function decideOutcome(before: Payments, { current, charges, mode, now }: Situation): Outcome {
  // Who has bought nothing may have been given a subscription, of which the provider knows nothing.
  if (!current) return { changes: {}, notices: [], isNew: false }
  const valid = withoutWhatWasGivenBack(current, charges, now)
  const { id, status, cancelAtPeriodEnd } = valid
  const isNew = before.welcomedId !== id && wasEverPaid(valid) && grantsAccess(status)
  const wasCancelled = before.subscriptionId === id && before.isCancelled === true
  const isCancelled = grantsAccess(status) && cancelAtPeriodEnd && !wasCancelled
  return {
    changes: { mode, ...toEntitlement(valid), ...(isNew && { welcomedId: id }) },
    notices: [
      ...(isNew ? [{ id: `welcome-${id}`, notice: welcomeOf(valid) }] : []),
      // Who cancels, thinks better of it and cancels again is told twice.
      ...(isCancelled ? [{ id: `cancelled-${id}-${now.toISOString()}`, notice: cancelledOf(valid) }] : []),
      ...(endsUntold(before, valid) ? [{ id: `ended-${id}`, notice: endedOf(valid, now) }] : []),
    ],
    isNew,
  }
}

/** Whose money was given back has no subscription any more, though the provider may still have it run. */
function withoutWhatWasGivenBack(current: Subscription, charges: readonly Charge[], now: Date): Subscription {
  const givenBack = current.endedAt === null ? findGivenBack(current, charges) : undefined
  if (!givenBack) return current
  return { ...current, status: 'canceled', endedAt: givenBack.refundedAt ?? now.toISOString() }
}

function welcomeOf({ createdAt, currentPeriodEnd, price, latestInvoice }: Subscription): Notice {
  const { unitAmount, currency } = price
  const receiptUrl = latestInvoice?.hostedUrl ?? null
  return { kind: 'welcome', boughtAt: createdAt, renewsAt: currentPeriodEnd, unitAmount, currency, receiptUrl }
}

function cancelledOf(current: Subscription): Notice {
  return { kind: 'cancelled', expiresAt: paidUntil(current) }
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
  const { id, status, cancelAtPeriodEnd, endedAt } = current
  return {
    subscriptionId: id,
    status,
    isCancelled: cancelAtPeriodEnd || status === 'canceled',
    expiresAt: wasEverPaid(current) ? (endedAt ?? paidUntil(current)) : null,
  }
}

/** Writes even what is the same: whoever has read the provider before this must not write after it. */
async function commit(
  { store, clock }: SyncDeps,
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
