/** What happens to a customer's subscriptions when time passes. */
import type Stripe from 'stripe'
import { HOUR_SECONDS } from './calendar'
import { collectOffSession } from './collect'
import type { Context, CustomerFile } from './customer-file'
import { openDisputes, settleDisputes } from './disputes'
import { issueInvoice, voidInvoice } from './invoices'
import { changeStatus, endSubscription, hasEnded, periodEnd, startNextPeriod } from './subscriptions'

/** How long a first payment can still be made. */
const FIRST_PAYMENT_SECONDS = 23 * HOUR_SECONDS
/** However far the time was moved, one call does no more than this. */
const MAX_STEPS = 1000

/** Does everything that is due at `now`, in the order of time. */
export function runScheduled(context: Context): void {
  for (let step = 0; step < MAX_STEPS; step++) {
    const time = nextScheduledAt(context.file)
    if (time === undefined || time > context.now) return
    settleDisputes({ ...context, now: time })
    for (const subscription of context.file.subscriptions) {
      if (dueAt(context.file, subscription) === time) runOne({ ...context, now: time }, subscription)
    }
  }
}

/** When something will happen by itself, in seconds since 1970 and in the customer's time. */
export function nextScheduledAt(file: CustomerFile): number | undefined {
  const times = [
    ...file.subscriptions.flatMap((subscription) => dueAt(file, subscription) ?? []),
    ...openDisputes(file).map(({ evidence_details }) => evidence_details.due_by ?? 0),
  ]
  return times.length === 0 ? undefined : Math.min(...times)
}

function dueAt(file: CustomerFile, subscription: Stripe.Subscription): number | undefined {
  if (hasEnded(subscription)) return undefined
  if (subscription.status === 'incomplete') return subscription.created + FIRST_PAYMENT_SECONDS
  const retry = openInvoice(file, subscription)?.next_payment_attempt
  return Math.min(periodEnd(subscription), retry ?? Number.POSITIVE_INFINITY)
}

function runOne(context: Context, subscription: Stripe.Subscription): void {
  const open = openInvoice(context.file, subscription)
  const retryAt = open?.next_payment_attempt
  if (subscription.status === 'incomplete') expire(context, subscription, open)
  else if (open && retryAt && retryAt <= context.now) collectOffSession(context, subscription, open)
  else if (subscription.cancel_at_period_end) endSubscription(context, subscription, 'cancellation_requested')
  else renew(context, subscription)
}

function renew(context: Context, subscription: Stripe.Subscription): void {
  const { start, end } = startNextPeriod(context, subscription)
  const billed = { reason: 'subscription_cycle', periodStart: start, periodEnd: end } as const
  collectOffSession(context, subscription, issueInvoice(context, subscription, billed))
}

/** The first payment was not made in time. */
function expire(context: Context, subscription: Stripe.Subscription, open: Stripe.Invoice | undefined): void {
  if (open) voidInvoice(context, open)
  subscription.ended_at = context.now
  changeStatus(context, subscription, 'incomplete_expired')
}

function openInvoice(file: CustomerFile, { latest_invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return file.invoices.find(({ id, status }) => id === latest_invoice && status === 'open')
}
