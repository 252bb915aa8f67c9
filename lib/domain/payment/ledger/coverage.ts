import type { Charge, PaymentGateway, Subscription } from '@/lib/ports/payment-gateway'
import { grantsAccess } from '../entitlement/entitlement'
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
 * Whether what was paid for was given: what the account may do, as stored, reaches into the paid period, or the
 * subscription has run to the end of it. A subscription that was ended before gave nothing for what was charged since.
 */
export function isCovered(
  { subscriptionId, periodStart, periodEnd }: Pick<Charge, 'subscriptionId' | 'periodStart' | 'periodEnd'>,
  { mode, stored, subscription }: Proof,
): boolean {
  if (subscriptionId === null || periodStart === null || periodEnd === null) return false
  const ranToItsEnd = isReached(subscription?.endedAt, Date.parse(periodEnd))
  if (stored?.mode !== mode || stored.subscriptionId !== subscriptionId) return ranToItsEnd
  return ranToItsEnd || (grantsAccess(stored.status ?? '') && isReached(stored.expiresAt, Date.parse(periodStart) + 1))
}

function isReached(until: string | null | undefined, time: number): boolean {
  return until != null && Date.parse(until) >= time
}
