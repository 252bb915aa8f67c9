/** What happens by itself when time passes. */
import type Stripe from 'stripe'
import { HOUR_SECONDS } from './calendar'
import { collectOffSession } from './collect'
import type { Context, CustomerFile } from './customer-file'
import { closeDispute, openDisputes } from './disputes'
import { expireSubscription } from './expire-subscription'
import { finalizeInvoice, issueInvoice } from './invoices'
import { arrivesAt, settleRefund } from './refunds'
import { endSubscription, endsAt, hasEnded, periodEnd, startNextPeriod } from './subscriptions'

/** How long a first payment can still be made. */
const FIRST_PAYMENT_SECONDS = 23 * HOUR_SECONDS
/** However far the time was moved, one call does no more than this. */
const MAX_STEPS = 1000

interface Scheduled {
  /** Seconds since 1970, in the customer's time. */
  readonly at: number
  readonly run: (context: Context) => void
}

/** Does everything that is due at `now`, in the order of time. */
export function runScheduled(context: Context): void {
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = earliest(context.file)
    if (next === undefined || next.at > context.now) return
    next.run({ ...context, now: next.at })
  }
}

/** When something will happen by itself. */
export function nextScheduledAt(file: CustomerFile): number | undefined {
  return earliest(file)?.at
}

function earliest(file: CustomerFile): Scheduled | undefined {
  return [
    ...openDisputes(file).map((dispute) => ({
      at: dispute.evidence_details.due_by ?? 0,
      // Who does not answer in time has lost.
      run: (context: Context) => closeDispute(context, dispute, 'lost'),
    })),
    ...file.refunds.flatMap((refund) => {
      const at = arrivesAt(file, refund)
      return at === undefined ? [] : [{ at, run: (context: Context) => settleRefund(context, refund) }]
    }),
    ...file.invoices.flatMap((invoice) => scheduledOfInvoice(invoice) ?? []),
    ...file.subscriptions.flatMap((subscription) => scheduledOfSubscription(subscription) ?? []),
  ].toSorted((left, right) => left.at - right.at)[0]
}

function scheduledOfInvoice(invoice: Stripe.Invoice): Scheduled | undefined {
  const { status, automatically_finalizes_at: finalizesAt, next_payment_attempt: attemptAt } = invoice
  if (status === 'draft' && finalizesAt !== null) {
    return {
      at: finalizesAt,
      run: (context) => {
        finalizeInvoice(context, invoice)
        collectOffSession(context, invoice)
      },
    }
  }
  if (status !== 'open' || attemptAt === null) return undefined
  return { at: attemptAt, run: (context) => collectOffSession(context, invoice) }
}

function scheduledOfSubscription(subscription: Stripe.Subscription): Scheduled | undefined {
  if (hasEnded(subscription)) return undefined
  if (subscription.status === 'incomplete') {
    const at = subscription.created + FIRST_PAYMENT_SECONDS
    return { at, run: (context) => expireSubscription(context, subscription) }
  }
  const end = endsAt(subscription)
  if (end !== undefined && end <= periodEnd(subscription)) {
    return { at: end, run: (context) => endSubscription(context, subscription, 'cancellation_requested') }
  }
  return { at: periodEnd(subscription), run: (context) => renew(context, subscription) }
}

/** The invoice of a renewal is a draft for an hour, while which it can still be changed. */
function renew(context: Context, subscription: Stripe.Subscription): void {
  const { start, end } = startNextPeriod(context, subscription)
  const billed = { reason: 'subscription_cycle', periodStart: start, periodEnd: end } as const
  const invoice = issueInvoice(context, subscription, billed)
  invoice.automatically_finalizes_at = context.now + HOUR_SECONDS
}
