import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentReads, Subscription } from '@/lib/ports/payment-gateway'
import { REFUND_DAYS, type RightsAnswer, WITHDRAWAL_DAYS, type WithdrawnView } from '../model'
import { readPayments } from '../payments'
import { wasEverPaid } from '../subscription/current-subscription'
import { endOfDayAfter } from './end-of-day'
import { findWithdrawal, toWithdrawnView } from './withdrawal'

/** Requests for the money-back promise, by the id of the subscription. */
export const REFUND_REQUESTS = 'refundRequests'

/** It only asks. */
export interface RightsDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly payments: Pick<PaymentReads, 'subscriptions'>
}

/** What was done about a purchase already. */
interface Done {
  readonly withdrawn: WithdrawnView | null
  readonly refundRequestedAt: string | null
}

/** The last moment at which a buyer can withdraw. */
export function withdrawalEnd(boughtAt: string): string {
  return endOfDayAfter(boughtAt, WITHDRAWAL_DAYS)
}

/** The whole rule of what a buyer may do about a purchase; both also when it was cancelled or has ended meanwhile. */
export function decideRights(
  boughtAt: string | undefined,
  { withdrawn, refundRequestedAt }: Done,
  now: Date,
): RightsAnswer {
  if (boughtAt === undefined || withdrawn) return { withdrawal: null, refund: null, withdrawn }
  const refundEnd = endOfDayAfter(boughtAt, REFUND_DAYS)
  const isOpen = (until: string) => now.getTime() <= Date.parse(until)
  return {
    withdrawal: isOpen(withdrawalEnd(boughtAt)) ? { until: withdrawalEnd(boughtAt) } : null,
    refund: isOpen(refundEnd) ? { until: refundEnd, requestedAt: refundRequestedAt } : null,
    withdrawn,
  }
}

/** The purchase that the rights are about: the newest that was paid for. */
export async function findLatestPurchase(
  { store, payments }: RightsDeps,
  uid: string,
): Promise<Subscription | undefined> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) return undefined
  const bought = (await payments.subscriptions(customerId)).filter(wasEverPaid)
  return bought.toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt)).at(0)
}

/** What the caller may do about the purchase now. @throws AppError `unavailable` */
export async function readRights(deps: RightsDeps, uid: string): Promise<RightsAnswer> {
  return rightsOfPurchase(deps, await findLatestPurchase(deps, uid))
}

/** The same for a purchase that was found already. */
export async function rightsOfPurchase(
  { store, clock }: RightsDeps,
  bought: Subscription | undefined,
): Promise<RightsAnswer> {
  if (!bought) return decideRights(undefined, { withdrawn: null, refundRequestedAt: null }, clock.now())
  const [withdrawal, request] = await Promise.all([
    findWithdrawal(store, bought.id),
    store.get(REFUND_REQUESTS, bought.id),
  ])
  const requestedAt = request?.data.requestedAt
  const refundRequestedAt = typeof requestedAt === 'string' ? requestedAt : null
  return decideRights(
    bought.createdAt,
    { withdrawn: withdrawal ? toWithdrawnView(withdrawal) : null, refundRequestedAt },
    clock.now(),
  )
}
