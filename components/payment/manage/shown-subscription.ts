import {
  type CardView,
  type CustomerView,
  hasEnded,
  type SubscriptionAnswer,
  type SubscriptionView,
} from '@/lib/domain/payment/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { formatAmount } from '@/lib/shared/format/money'

/** How a subscription is shown: second specification, section 4. */
export type ShownState = 'none' | 'canceling' | 'active' | 'inactive'

/** What a page shows of a subscription; what there is none of is undefined. */
export interface ShownSubscription {
  readonly state: ShownState
  readonly status: SubscriptionView['status'] | undefined
  /** The day on which the paid period ends. */
  readonly periodEnd: string | undefined
  readonly lastAmount: string | undefined
  readonly lastDate: string | undefined
  readonly monthlyFee: string | undefined
  /** Only of one that goes on. */
  readonly nextDate: string | undefined
  readonly card: CardView | undefined
  readonly mayCancel: boolean
  /** Whether a renewal is still to be paid: then another card is charged at once, and a cancellation ends it at once. */
  readonly owes: boolean
}

export function toShownSubscription({ subscription, customer }: SubscriptionAnswer): ShownSubscription {
  const state = shownState(subscription)
  const item = subscription?.items.data[0]
  const paid = paidInvoice(subscription)
  const periodEnd = item && formatSeconds(item.current_period_end)
  return {
    state,
    status: subscription?.status,
    periodEnd,
    lastAmount: paid && formatAmount(paid.amount_paid, paid.currency),
    lastDate: paid && formatSeconds(paid.created),
    monthlyFee: item && formatAmount(item.price.unit_amount, item.price.currency),
    nextDate: state === 'active' ? periodEnd : undefined,
    card: findCard(subscription, customer),
    mayCancel: subscription !== null && !subscription.cancel_at_period_end && wasBought(subscription.status),
    owes: subscription?.status === 'past_due' || subscription?.status === 'unpaid',
  }
}

/** A bill on which nothing was paid, as after a first charge that failed, is no payment. */
function paidInvoice(subscription: SubscriptionView | null) {
  const invoice = subscription?.latest_invoice
  return invoice && invoice.amount_paid > 0 ? invoice : undefined
}

function shownState(subscription: SubscriptionView | null): ShownState {
  if (!subscription) return 'none'
  if (hasEnded(subscription)) return 'inactive'
  if (subscription.cancel_at_period_end) return 'canceling'
  return subscription.status === 'active' ? 'active' : 'inactive'
}

/** Whether it was ever paid for and is not over: then there is something to cancel. */
function wasBought(status: SubscriptionView['status']): boolean {
  return status !== 'incomplete' && !hasEnded({ status })
}

/** The subscription's own card is charged first, then that of the customer; else the one that has paid before. */
function findCard(subscription: SubscriptionView | null, customer: CustomerView | null): CardView | undefined {
  return (
    subscription?.default_payment_method?.card ??
    customer?.invoice_settings.default_payment_method?.card ??
    subscription?.latest_invoice?.payment_intent?.payment_method?.card ??
    undefined
  )
}

/** The day of a time that the provider counts in seconds. */
function formatSeconds(seconds: number): string {
  return formatDate(new Date(seconds * 1000).toISOString(), HOME_TIME_ZONE)
}
