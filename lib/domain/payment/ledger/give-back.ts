import { findUser } from '@/lib/domain/account/users'
import type { PaymentCommands } from '@/lib/ports/payment-gateway'
import { hasEnded } from '../model'
import { endWithoutDebt } from '../subscription/end-without-debt'
import { type IdentifiedEntry, isSettled, LEDGER, type LedgerEntry, type RefundReason, toEntry } from './entry'
import { type LedgerDeps, recordCharge, recordCharges } from './record-charges'

/** What giving money back takes; only the account's sequence hands it out. */
export interface GiveBackDeps extends LedgerDeps {
  readonly payments: LedgerDeps['payments'] & Pick<PaymentCommands, 'refundCharge' | 'endSubscription' | 'voidInvoice'>
}

/** A refund that has failed is tried again a day later, and so often; then it is left to people. */
const RETRY_MS = 24 * 60 * 60 * 1000
const MOST_FAILURES = 5

/**
 * Gives a payment back, whole. That it is to be given back, and the key of the try, are in the store before the provider
 * is asked, so that whatever is cut off is gone on with; each try has a key of its own, since a payment that was given
 * back once cannot be given back again.
 *
 * @returns how it stands then, which may be that it is pending or has failed.
 * @throws AppError `unavailable`; it is tried again when the account is settled next.
 */
export async function giveBack(
  held: GiveBackDeps,
  chargeId: string,
  reason: RefundReason,
): Promise<IdentifiedEntry | undefined> {
  const attempt = await order(held, chargeId, reason)
  if (attempt !== undefined) {
    await held.payments.refundCharge(chargeId, { idempotencyKey: `refund-${chargeId}-${attempt}` })
  }
  return recordCharge(held, chargeId)
}

/** @returns the number of the try; `undefined` when there is nothing to try now. */
function order({ store, clock }: GiveBackDeps, chargeId: string, reason: RefundReason): Promise<number | undefined> {
  return store.transaction(async (transaction) => {
    const document = await transaction.get(LEDGER, chargeId)
    const entry = document && toEntry(document)
    const now = clock.now()
    if (!entry || !mayTry(entry, now)) return undefined
    const { attempt: last, failures } = entry.refund ?? { attempt: 0, failures: 0 }
    const refund = { reason: entry.refund?.reason ?? reason, attempt: last + 1, failures, askedAt: now.toISOString() }
    transaction.update(LEDGER, chargeId, { refund, outcome: 'open' })
    return refund.attempt
  })
}

function mayTry({ outcome, refund }: LedgerEntry, now: Date): boolean {
  if (outcome === 'open' || outcome === 'access') return true
  if (outcome !== 'refund-failed' || refund === null) return false
  return refund.failures < MOST_FAILURES && now.getTime() - Date.parse(refund.askedAt) >= RETRY_MS
}

/**
 * Gives back what was captured from a customer and nobody had anything for: of an account that is locked or gone, or of
 * a subscription that was over when it was charged. Goes on with refunds that were begun or have failed. A subscription
 * that nobody can use is ended first. Who paid is told by mail.
 *
 * @param customerId also of a customer that was deleted at the provider.
 * @throws AppError `unavailable`
 */
export async function settleOwnerless(held: GiveBackDeps, customerId: string): Promise<void> {
  for (const { entry } of await recordCharges(held, customerId)) {
    if (isSettled(entry)) continue
    if (entry.refund !== null) await giveBack(held, entry.chargeId, entry.refund.reason)
    else if (entry.outcome === 'open' && (await isOwnerless(held, entry))) {
      await giveBack(held, entry.chargeId, 'no-owner')
    }
  }
}

/** A payment of which nothing has come yet: while its subscription runs and its account is open, something may. */
async function isOwnerless({ store, payments }: GiveBackDeps, entry: IdentifiedEntry): Promise<boolean> {
  const account = await findUser(store, entry.uid)
  const subscription = entry.subscriptionId === null ? undefined : await payments.subscription(entry.subscriptionId)
  const isOver = subscription === undefined || hasEnded(subscription)
  if (account && !account.disabled) return isOver
  if (!isOver) await endWithoutDebt({ payments }, subscription.id)
  return true
}
