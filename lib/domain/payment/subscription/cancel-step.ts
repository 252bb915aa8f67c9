import type { Invoice, Subscription } from '@/lib/ports/payment-gateway'
import { isOverdue } from './current-subscription'

/** How a subscription is cancelled, so that nothing more is charged and what was paid is kept. */
export type CancelStep =
  | { readonly step: 'done' }
  | { readonly step: 'end-with-period' }
  /** The period that was paid is over: the bill of the next one is taken back first, if that is still to be done. */
  | { readonly step: 'end-now'; readonly billId: string | undefined }

/**
 * The whole rule of cancelling. For an hour after a renewal its bill is a draft, and the subscription runs as if it were
 * paid: whoever cancels then pays nothing more, as one whose card has failed.
 */
export function decideCancelStep(subscription: Subscription): CancelStep {
  const { latestInvoice, cancelAtPeriodEnd } = subscription
  const isOwing = isOverdue(subscription) || (latestInvoice !== null && latestInvoice.status !== 'paid')
  if (isOwing)
    return { step: 'end-now', billId: latestInvoice && canBePaid(latestInvoice) ? latestInvoice.id : undefined }
  return { step: cancelAtPeriodEnd ? 'done' : 'end-with-period' }
}

/** Whether a bill can still be paid, by whomever. */
export function canBePaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'draft' || status === 'open' || status === 'uncollectible'
}
