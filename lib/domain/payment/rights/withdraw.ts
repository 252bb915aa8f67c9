import { z } from 'zod'
import type { Invoicing } from '@/lib/ports/invoicing'
import type { Invoice, Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import type { WithdrawalAnswer } from '../model'
import { enqueueNotices } from '../notices/notices'
import { findLatestPurchase, rightsOfPurchase, WITHDRAWALS } from './rights'

/** More payments than can be made before the right ends. */
const MOST_INVOICES = 100

export interface WithdrawalDeps extends PaymentDeps {
  readonly invoicing: Invoicing
}

/** A document of `withdrawals`: what was declared, and whether all has followed from it. */
const StoredWithdrawal = z.object({
  /** Null when the account was deleted since. */
  uid: z.string().nullable(),
  withdrawnAt: z.string(),
  /** What is given back, in minor units. */
  amount: z.int(),
  currency: z.string(),
  invoiceIds: z.array(z.string()),
  /** `disputed` while a bank decides whether what was paid is given back: then nobody else can. */
  status: z.enum(['declared', 'disputed', 'done']),
})
type StoredWithdrawal = z.output<typeof StoredWithdrawal>

/**
 * Withdraws from the purchase: the subscription ends at once, and all that was paid for it is given back. What counts is
 * the declaration, which is kept and acknowledged first: the rest follows, if need be when the provider answers again.
 *
 * @throws AppError `conflict` when nothing was bought or the time is over; `unavailable`.
 */
export async function withdraw(deps: WithdrawalDeps, uid: string): Promise<WithdrawalAnswer> {
  const bought = await findLatestPurchase(deps, uid)
  if (!bought) throw new AppError('conflict')
  const declared = (await findWithdrawal(deps, bought.id)) ?? (await declare(deps, uid, bought))
  await tryToFinish(deps, bought.id, declared)
  const { withdrawnAt, amount, currency } = declared
  return { withdrawnAt, refundedAmount: amount, currency }
}

/** Does what is left of withdrawals that a crash or an outage has interrupted. Never throws. */
export async function resumeWithdrawals(deps: WithdrawalDeps): Promise<void> {
  try {
    // In this order, so that what turns out to be disputed is not tried twice.
    for (const status of ['disputed', 'declared'] as const) {
      const where = [{ field: 'status', operator: '==', value: status }] as const
      for (const { id, data } of await deps.store.query(WITHDRAWALS, { where })) {
        await tryToFinish(deps, id, StoredWithdrawal.parse(data))
      }
    }
  } catch (error) {
    deps.errorReporter.report(error, { part: 'withdrawals' })
  }
}

async function findWithdrawal({ store }: WithdrawalDeps, id: string): Promise<StoredWithdrawal | undefined> {
  const document = await store.get(WITHDRAWALS, id)
  return document && StoredWithdrawal.parse(document.data)
}

async function declare(deps: WithdrawalDeps, uid: string, bought: Subscription): Promise<StoredWithdrawal> {
  const { withdrawal } = await rightsOfPurchase(deps, bought)
  if (!withdrawal) throw new AppError('conflict')
  const paid = (await deps.payments.invoices(bought.customerId, MOST_INVOICES)).filter((invoice) =>
    isPaidFor(bought, invoice),
  )
  const now = deps.clock.now()
  const declared: StoredWithdrawal = {
    uid,
    withdrawnAt: now.toISOString(),
    amount: paid.reduce((sum, { amountPaid }) => sum + amountPaid, 0),
    currency: bought.price.currency,
    invoiceIds: paid.map(({ id }) => id),
    status: 'declared',
  }
  const { amount, currency, withdrawnAt } = declared
  const notice = { kind: 'withdrawn', amount, currency, boughtAt: bought.createdAt, withdrawnAt } as const
  return deps.store.transaction(async (transaction) => {
    const earlier = await transaction.get(WITHDRAWALS, bought.id)
    if (earlier) return StoredWithdrawal.parse(earlier.data)
    await enqueueNotices(transaction, uid, [{ id: `withdrawn-${bought.id}`, notice }], now)
    transaction.create(WITHDRAWALS, bought.id, declared)
    return declared
  })
}

function isPaidFor(bought: Subscription, { subscriptionId, status, amountPaid, isRefunded }: Invoice): boolean {
  return subscriptionId === bought.id && status === 'paid' && amountPaid > 0 && !isRefunded
}

async function tryToFinish(deps: WithdrawalDeps, id: string, withdrawal: StoredWithdrawal): Promise<void> {
  if (withdrawal.status === 'done') return
  try {
    await finish(deps, id, withdrawal)
  } catch (error) {
    deps.errorReporter.report(error, { withdrawal: id })
  }
}

async function finish(
  deps: WithdrawalDeps,
  id: string,
  { uid, invoiceIds, withdrawnAt }: StoredWithdrawal,
): Promise<void> {
  const { store, payments, invoicing } = deps
  await payments.endSubscription(id)
  let isDisputed = false
  for (const invoiceId of invoiceIds) {
    const outcome = await payments.refundInvoice(invoiceId, { idempotencyKey: `refund-${invoiceId}` })
    if (outcome === 'disputed') isDisputed = true
    else await invoicing.cancel(invoiceId, withdrawnAt)
    if (outcome === 'paid-elsewhere') deps.errorReporter.report(new Error('give this back by hand'), { invoiceId })
  }
  if (uid !== null) await syncEntitlement(deps, uid)
  await store.update(WITHDRAWALS, id, { status: isDisputed ? 'disputed' : 'done' })
}
