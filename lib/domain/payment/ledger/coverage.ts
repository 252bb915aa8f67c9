import type { Charge, PaymentGateway, Subscription } from '@/lib/ports/payment-gateway'
import type { Payments } from '../payments'

/** What says whether an account has, or had, what it paid for. */
interface Proof {
  readonly mode: PaymentGateway['mode']
  /** What is stored of the account, which decides what it may do. */
  readonly stored: Payments | undefined
  /** What the provider has of the subscription that was paid for. */
  readonly subscription: Subscription | undefined
}

/**
 * Whether what was paid for was given: what the account may do, as stored, lasts to the end of the paid period, or the
 * subscription has run to the end of it. A subscription that was ended before gave nothing for what was charged since.
 */
export function isCovered(
  { subscriptionId, periodEnd }: Pick<Charge, 'subscriptionId' | 'periodEnd'>,
  { mode, stored, subscription }: Proof,
): boolean {
  if (subscriptionId === null || periodEnd === null) return false
  const reaches = (until: string | null | undefined) => until != null && Date.parse(until) >= Date.parse(periodEnd)
  const isStored = stored?.mode === mode && stored.subscriptionId === subscriptionId && reaches(stored.expiresAt)
  return isStored || reaches(subscription?.endedAt)
}
