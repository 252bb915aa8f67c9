import { findUser } from '@/lib/domain/account/users'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { findEntry, wasGivenBack } from '../ledger/entry'
import { giveBack } from '../ledger/give-back'
import { type RecordedCharge, recordCharge, recordCharges } from '../ledger/record-charges'
import type { WithdrawalAnswer } from '../model'
import type { Notice } from '../notices/notice'
import { enqueueNotices } from '../notices/notices'
import { type Held, inSequence } from '../sequence/in-sequence'
import { endWithoutDebt } from '../subscription/end-without-debt'
import { hadRefundBefore, type RefundClaim, rememberRefund, toRefundHashes } from './refund-hashes'
import { decideRights, findLatestPurchase, REFUND_REQUESTS } from './rights'
import {
  findWithdrawal,
  followWithdrawal,
  StoredWithdrawal,
  toWithdrawnView,
  UNFINISHED,
  WITHDRAWALS,
} from './withdrawal'

export interface WithdrawalDeps extends PaymentDeps {
  readonly hashSecret: string
}

/**
 * Withdraws from the purchase: the subscription ends at once, and all that was paid for it is given back. What counts is
 * the declaration, which is kept and acknowledged first: the rest follows, if need be when the provider answers again.
 * Whoever was given money back before withdraws just the same, but about the money people decide. An open request for the
 * money-back promise is closed by it.
 *
 * @throws AppError `conflict` when nothing was bought or the time is over; `unavailable`.
 */
export function withdraw(deps: WithdrawalDeps, uid: string): Promise<WithdrawalAnswer> {
  return inSequence(deps, uid, async (held) => {
    const bought = await findLatestPurchase(held, uid)
    if (!bought) throw new AppError('conflict')
    if (!(await findWithdrawal(held.store, bought.id))) await declare(held, uid, bought)
    await tryToFinish(held, bought.id)
    const withdrawal = await findWithdrawal(held.store, bought.id)
    if (!withdrawal) throw new AppError('conflict')
    return toWithdrawnView(withdrawal)
  })
}

async function declare(held: Held<WithdrawalDeps>, uid: string, bought: Subscription): Promise<void> {
  const paid = (await recordCharges(held, bought.customerId)).filter(
    ({ entry }) => entry.subscriptionId === bought.id && !wasGivenBack(entry),
  )
  const claim = await claimOf(held, uid, bought.id, paid)
  const now = held.clock.now()
  const withdrawnAt = now.toISOString()
  await held.store.transaction(async (transaction) => {
    if (await transaction.get(WITHDRAWALS, bought.id)) return
    const request = await transaction.get(REFUND_REQUESTS, bought.id)
    const refundRequestedAt = typeof request?.data.requestedAt === 'string' ? request.data.requestedAt : null
    const { withdrawal } = decideRights(bought.createdAt, { withdrawn: null, refundRequestedAt }, now)
    if (!withdrawal) throw new AppError('conflict')
    const isByStaff = paid.length > 0 && (await hadRefundBefore(transaction, claim, now))
    const amount = paid.reduce((sum, { entry }) => sum + entry.amount - entry.refundedAmount, 0)
    const declared: StoredWithdrawal = {
      mode: held.payments.mode,
      uid,
      withdrawnAt,
      amount,
      currency: bought.price.currency,
      chargeIds: paid.map(({ entry }) => entry.chargeId),
      isByStaff,
      status: isByStaff ? 'staff' : 'declared',
      refundedAt: null,
    }
    const isRequested = request?.data.status === 'new'
    const notices = noticesOf(bought, declared, isRequested)
    await enqueueNotices(transaction, uid, notices, now)
    if (isRequested) transaction.update(REFUND_REQUESTS, bought.id, { status: 'withdrawn', closedAt: withdrawnAt })
    // Also where people decide: a person who comes with another card is known by that one from then on.
    if (paid.length > 0) rememberRefund(transaction, claim, now)
    transaction.create(WITHDRAWALS, bought.id, declared)
  })
}

async function claimOf(
  { store, hashSecret, payments: { mode } }: Held<WithdrawalDeps>,
  uid: string,
  subscriptionId: string,
  paid: readonly RecordedCharge[],
): Promise<RefundClaim> {
  const user = await findUser(store, uid)
  const emails = [user?.email ?? '', ...paid.map(({ entry }) => entry.buyer.email)].filter((email) => email !== '')
  const cardFingerprints = paid.flatMap(({ charge }) => charge.cardFingerprint ?? [])
  return { subscriptionId, hashes: toRefundHashes(hashSecret, mode, { emails, cardFingerprints }) }
}

/** The acknowledgement, and what the people who run the site have to know. */
function noticesOf(bought: Subscription, declared: StoredWithdrawal, isRequested: boolean) {
  const { amount, currency, withdrawnAt, isByStaff, chargeIds } = declared
  const facts = { amount, currency, boughtAt: bought.createdAt, withdrawnAt, isByStaff }
  const { id: subscriptionId, customerId } = bought
  const told = { kind: 'withdrawn', ...facts } satisfies Notice
  const asked = {
    kind: 'withdrawn-for-staff',
    ...facts,
    subscriptionId,
    customerId,
    chargeIds: [...chargeIds],
    closesRequest: isRequested,
  } satisfies Notice
  const needsPeople = isByStaff || isRequested
  return [
    { id: `withdrawn-${subscriptionId}`, notice: told },
    ...(needsPeople ? [{ id: `withdrawn-for-staff-${subscriptionId}`, notice: asked }] : []),
  ]
}

/** Does what is left of withdrawals that a crash, an outage, a bank or people hold up. Never throws. */
export async function resumeWithdrawals(deps: WithdrawalDeps): Promise<void> {
  try {
    const where = [{ field: 'status', operator: 'in', value: UNFINISHED }] as const
    for (const { id, data } of await deps.store.query(WITHDRAWALS, { where })) {
      const withdrawal = StoredWithdrawal.parse(data)
      // Of what was bought with test keys, or in the sandbox, the provider of another mode knows nothing.
      const owner = withdrawal.mode === deps.payments.mode ? await ownerOf(deps, withdrawal) : undefined
      if (owner !== undefined) await resume(deps, id, owner)
    }
  } catch (error) {
    deps.errorReporter.report(error, { part: 'withdrawals' })
  }
}

async function resume(deps: WithdrawalDeps, id: string, owner: string): Promise<void> {
  try {
    await inSequence(deps, owner, (held) => tryToFinish(held, id), { evenLocked: true })
  } catch (error) {
    deps.errorReporter.report(error, { withdrawal: id })
  }
}

/** Whose it is; the ledger knows that also of an account that was deleted since. */
async function ownerOf({ store }: WithdrawalDeps, { uid, chargeIds }: StoredWithdrawal): Promise<string | undefined> {
  const [chargeId] = chargeIds
  return uid ?? (chargeId === undefined ? undefined : (await findEntry(store, chargeId))?.uid)
}

async function tryToFinish(held: Held<WithdrawalDeps>, id: string): Promise<void> {
  try {
    await finish(held, id)
  } catch (error) {
    held.errorReporter.report(error, { withdrawal: id })
  }
}

async function finish(held: Held<WithdrawalDeps>, id: string): Promise<void> {
  const withdrawal = await findWithdrawal(held.store, id)
  if (!withdrawal || withdrawal.status === 'done') return
  const { uid, chargeIds, isByStaff } = withdrawal
  await endWithoutDebt(held, id)
  for (const chargeId of chargeIds) {
    if (isByStaff) await recordCharge(held, chargeId)
    else await giveBack(held, chargeId, 'withdrawal')
  }
  if (uid !== null) await syncEntitlement(held, uid)
  await followWithdrawal(held.store, id)
}
