import type { Subscription } from '@/lib/ports/payment-gateway'
import type { PaymentDeps } from '../deps'
import { REFUND_DAYS, type RightsAnswer, WITHDRAWAL_DAYS } from '../model'
import { readPayments } from '../payments'
import { wasEverPaid } from '../subscription/current-subscription'
import { endOfDayAfter } from './end-of-day'

/** Declared withdrawals, by the id of the subscription. */
export const WITHDRAWALS = 'withdrawals'
/** Requests for the money-back promise, by the id of the subscription. */
export const REFUND_REQUESTS = 'refundRequests'

/** What was done about a purchase already. */
interface Done {
  readonly isWithdrawn: boolean
  readonly refundRequestedAt: string | null
}

/** The last moment at which a buyer can withdraw. */
export function withdrawalEnd(boughtAt: string): string {
  return endOfDayAfter(boughtAt, WITHDRAWAL_DAYS)
}

/** The whole rule of what a buyer may do about a purchase; both also when it was cancelled or has ended meanwhile. */
export function decideRights(
  boughtAt: string | undefined,
  { isWithdrawn, refundRequestedAt }: Done,
  now: Date,
): RightsAnswer {
  if (boughtAt === undefined || isWithdrawn) return { withdrawal: null, refund: null }
  const refundEnd = endOfDayAfter(boughtAt, REFUND_DAYS)
  const isOpen = (until: string) => now.getTime() <= Date.parse(until)
  return {
    withdrawal: isOpen(withdrawalEnd(boughtAt)) ? { until: withdrawalEnd(boughtAt) } : null,
    refund: isOpen(refundEnd) ? { until: refundEnd, requestedAt: refundRequestedAt } : null,
  }
}

/** The purchase that the rights are about: the newest that was paid for. */
export async function findLatestPurchase(
  { store, payments }: Pick<PaymentDeps, 'store' | 'payments'>,
  uid: string,
): Promise<Subscription | undefined> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) return undefined
  const bought = (await payments.subscriptions(customerId)).filter(wasEverPaid)
  return bought.toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt)).at(0)
}

/** What the caller may do about the purchase now. @throws AppError `unavailable` */
export async function readRights(deps: PaymentDeps, uid: string): Promise<RightsAnswer> {
  return rightsOfPurchase(deps, await findLatestPurchase(deps, uid))
}

/** The same for a purchase that was found already. */
export async function rightsOfPurchase(
  { store, clock }: PaymentDeps,
  bought: Subscription | undefined,
): Promise<RightsAnswer> {
  if (!bought) return decideRights(undefined, { isWithdrawn: false, refundRequestedAt: null }, clock.now())
  const [withdrawal, request] = await Promise.all([
    store.get(WITHDRAWALS, bought.id),
    store.get(REFUND_REQUESTS, bought.id),
  ])
  const requestedAt = request?.data.requestedAt
  const refundRequestedAt = typeof requestedAt === 'string' ? requestedAt : null
  return decideRights(bought.createdAt, { isWithdrawn: withdrawal !== undefined, refundRequestedAt }, clock.now())
}
