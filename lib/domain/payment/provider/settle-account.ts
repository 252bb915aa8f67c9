import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { entriesOf, isSettled } from '../ledger/entry'
import { settleOwnerless } from '../ledger/give-back'
import { readPayments } from '../payments'
import { followWithdrawals } from '../rights/withdrawal'
import type { Held } from '../sequence/in-sequence'
import { endWithoutDebt } from '../subscription/end-without-debt'

/**
 * Does all that follows from what the provider has of an account: stores what it may do, writes the ledger, ends what the
 * payer has been given the money back for, gives back what was paid for nothing, and notes how far withdrawals are.
 * Running it again changes nothing.
 *
 * @throws AppError `unavailable`
 */
export async function settleAccount(held: Held<PaymentDeps>, uid: string): Promise<void> {
  const current = await syncEntitlement(held, uid)
  const stored = await readPayments(held.store, uid)
  if (stored?.customerId === undefined) return
  // Whoever has the money back must not be charged again.
  if (current?.endedAt === null && stored.subscriptionId === current.id && stored.status === 'canceled') {
    await endWithoutDebt(held, current.id)
    await syncEntitlement(held, uid)
  }
  // What has come to its end was written a moment ago, and need not be asked for again.
  const entries = await entriesOf(held.store, uid)
  if (!entries.every(isSettled)) await settleOwnerless(held, stored.customerId)
  await followWithdrawals(held.store, uid)
}
