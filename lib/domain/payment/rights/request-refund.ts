import { type PaymentReads, paymentDateOf, type Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import type { RefundRequestAnswer } from '../model'
import type { Notice } from '../notices/notice'
import { enqueueNotices } from '../notices/notices'
import { inSequence } from '../sequence/in-sequence'
import { findLatestPurchase, REFUND_REQUESTS, type RightsDeps, rightsOfPurchase } from './rights'
import { findWithdrawal } from './withdrawal'

interface RequestDeps extends RightsDeps {
  readonly payments: RightsDeps['payments'] & Pick<PaymentReads, 'invoices'>
}

/** More payments than can be made before the promise ends. */
const MOST_INVOICES = 100

/**
 * Asks the people who run the site to give the money back, as they promise: they get all that they need. Asking again
 * changes nothing.
 *
 * @param reason may be empty.
 * @throws AppError `conflict` when nothing was bought, the time is over or the buyer has withdrawn; `unavailable`.
 */
export function requestRefund(deps: PaymentDeps, uid: string, reason: string): Promise<RefundRequestAnswer> {
  return inSequence(deps, uid, async (held) => {
    const bought = await findLatestPurchase(held, uid)
    const { refund } = await rightsOfPurchase(held, bought)
    if (!bought || !refund) throw new AppError('conflict')
    if (refund.requestedAt !== null) return { requestedAt: refund.requestedAt }
    return record(held, uid, bought, reason)
  })
}

async function record(
  { store, clock, payments }: RequestDeps,
  uid: string,
  bought: Subscription,
  reason: string,
): Promise<RefundRequestAnswer> {
  const now = clock.now()
  const requestedAt = now.toISOString()
  const notice = await describePurchase(payments, bought, { requestedAt, reason })
  return store.transaction(async (transaction) => {
    // Who has withdrawn gets the money back by that.
    if (await findWithdrawal(transaction, bought.id)) throw new AppError('conflict')
    const earlier = (await transaction.get(REFUND_REQUESTS, bought.id))?.data.requestedAt
    if (typeof earlier === 'string') return { requestedAt: earlier }
    await enqueueNotices(transaction, uid, [{ id: `refund-request-${bought.id}`, notice }], now)
    transaction.create(REFUND_REQUESTS, bought.id, { uid, requestedAt, reason, status: 'new' })
    return { requestedAt }
  })
}

async function describePurchase(
  payments: RequestDeps['payments'],
  { id, customerId, createdAt }: Subscription,
  request: { readonly requestedAt: string; readonly reason: string },
): Promise<Notice> {
  const invoices = await payments.invoices(customerId, MOST_INVOICES)
  const paid = invoices.filter(({ subscriptionId, status }) => subscriptionId === id && status === 'paid')
  return {
    kind: 'refund-requested',
    ...request,
    boughtAt: createdAt,
    customerId,
    subscriptionId: id,
    invoices: paid.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      amount: invoice.amountPaid,
      currency: invoice.currency,
      paidAt: paymentDateOf(invoice),
    })),
  }
}
