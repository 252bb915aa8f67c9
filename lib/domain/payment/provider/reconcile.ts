import type { PaymentDeps } from '../deps'
import { PAYMENTS } from '../entitlement/entitlement'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { issueInvoice } from '../invoices/issue-invoice'
import { type DeliveryDeps, deliverNotices, queueNotices } from '../notices/notices'
import { readPayments } from '../payments'
import { resumeWithdrawals } from '../rights/withdraw'
import { type EventDeps, forgetOldEvents } from './handle-event'

/** A cancelled subscription is reminded of so long before it ends. */
const REMINDER_MS = 3 * 24 * 60 * 60 * 1000

const PORTION = 200

/** As many payments of each account are looked at: those of a quarter, which is longer than any outage. */
const CHECKED_INVOICES = 3

export interface UpkeepDeps extends EventDeps, DeliveryDeps {}

/** What a reconciliation did. */
export interface Reconciliation {
  readonly checked: number
  /** Accounts whose stored state was not the provider's. */
  readonly repaired: readonly string[]
  /** Accounts that could not be checked, as was reported. */
  readonly failed: readonly string[]
}

/**
 * Does what no request does: sends mails that wait, finishes withdrawals, reminds of what ends soon, forgets old events.
 * To be called again and again. Never throws.
 */
export async function keepUp(deps: UpkeepDeps): Promise<void> {
  await resumeWithdrawals(deps)
  await remindOfExpiry(deps)
  await deliverNotices(deps)
  await forgetOldEvents(deps)
}

/** Repairs what is stored of every customer from the provider, as if each event that was lost came now. */
export async function reconcile(deps: UpkeepDeps): Promise<Reconciliation> {
  const repaired: string[] = []
  const failed: string[] = []
  let checked = 0
  let last: string | undefined
  do {
    const portion = await readPortion(deps, last)
    for (const uid of portion) {
      checked += 1
      try {
        if (await reconcileAccount(deps, uid)) repaired.push(uid)
      } catch (error) {
        deps.errorReporter.report(error, { uid })
        failed.push(uid)
      }
    }
    last = portion.length === PORTION ? portion.at(-1) : undefined
  } while (last !== undefined)
  await keepUp(deps)
  return { checked, repaired, failed }
}

/** @returns whether something was not as the provider has it. */
async function reconcileAccount(deps: UpkeepDeps, uid: string): Promise<boolean> {
  const before = await readPayments(deps.store, uid)
  if (before?.customerId === undefined) return false
  await syncEntitlement(deps, uid)
  for (const invoice of await deps.payments.invoices(before.customerId, CHECKED_INVOICES)) {
    if (invoice.status === 'paid' && invoice.amountPaid > 0) await issueInvoice(deps, uid, invoice)
  }
  const after = await readPayments(deps.store, uid)
  return (['subscriptionId', 'status', 'isCancelled', 'expiresAt'] as const).some((key) => before[key] !== after?.[key])
}

async function readPortion({ store }: PaymentDeps, after: string | undefined): Promise<readonly string[]> {
  const portion = await store.query(PAYMENTS, {
    limit: PORTION,
    ...(after !== undefined && { startAfter: { values: [], id: after } }),
  })
  return portion.map(({ id }) => id)
}

async function remindOfExpiry({ store, clock, errorReporter }: PaymentDeps): Promise<void> {
  try {
    const now = clock.now()
    const soon = new Date(now.getTime() + REMINDER_MS).toISOString()
    const ending = await store.query(PAYMENTS, {
      where: [
        { field: 'isCancelled', operator: '==', value: true },
        { field: 'expiresAt', operator: '>', value: now.toISOString() },
        { field: 'expiresAt', operator: '<=', value: soon },
      ],
      orderBy: [{ field: 'expiresAt', direction: 'ascending' }],
      limit: PORTION,
    })
    for (const { id: uid, data } of ending) {
      const { subscriptionId, expiresAt } = data
      if (typeof subscriptionId !== 'string' || typeof expiresAt !== 'string') continue
      const queued = { id: `expiring-${subscriptionId}-${expiresAt}`, notice: { kind: 'expiring', expiresAt } as const }
      await store.transaction((transaction) => queueNotices(transaction, uid, [queued], now))
    }
  } catch (error) {
    errorReporter.report(error, { part: 'expiry reminders' })
  }
}
