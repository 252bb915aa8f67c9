import type { Charge, Subscription } from '@/lib/ports/payment-gateway'

/**
 * The end of what was paid for, ISO time. A renewal begins the next period before its bill is paid: until it is, what was
 * paid ends where the period of the bill begins.
 */
export function paidUntil({
  currentPeriodEnd,
  latestInvoice,
}: Pick<Subscription, 'currentPeriodEnd' | 'latestInvoice'>): string {
  if (latestInvoice === null || latestInvoice.status === 'paid') return currentPeriodEnd
  const { periodStart } = latestInvoice
  return Date.parse(periodStart) < Date.parse(currentPeriodEnd) ? periodStart : currentPeriodEnd
}

/**
 * The payment of the period that runs, when the payer has it back or is about to: then what it paid for is over. One that
 * was given back in part, or for a period that is long over, ends nothing.
 */
export function findGivenBack({ id }: Pick<Subscription, 'id'>, charges: readonly Charge[]): Charge | undefined {
  const newest = charges
    .filter(({ subscriptionId }) => subscriptionId === id)
    .toSorted((left, right) => Date.parse(right.capturedAt) - Date.parse(left.capturedAt))
    .at(0)
  return newest && isGivenBack(newest) ? newest : undefined
}

function isGivenBack({ refund, dispute }: Charge): boolean {
  return dispute === 'lost' || refund === 'done' || refund === 'pending'
}
