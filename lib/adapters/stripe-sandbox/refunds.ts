import type Stripe from 'stripe'
import { z } from 'zod'
import { HOUR_SECONDS } from './calendar'
import { addObject, type Context, type CustomerFile, emit, idIn, refId } from './customer-file'
import { isTakenBack } from './disputes'
import { missing, refused, requireById } from './fault'
import { REFUND } from './fixtures'

export const NewRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: z.coerce.number().int().positive().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

/** How long a refund is on its way where it does not arrive at once. */
const ON_ITS_WAY_SECONDS = HOUR_SECONDS

/** Gives back the whole of a payment, or what is left of it, unless an amount is named. */
export function createRefund(context: Context, params: z.output<typeof NewRefund>): Stripe.Refund {
  const { file, now } = context
  const charge = requireCharge(context, params)
  const left = charge.amount - charge.amount_refunded
  if (isTakenBack(file, charge)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  }
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = params.amount ?? left
  if (amount > left) throw refused(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`)
  const refund: Stripe.Refund = {
    ...structuredClone(REFUND),
    id: idIn(context, 're'),
    amount,
    balance_transaction: idIn(context, 'txn'),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: file.customer.id,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    ...(behaviourOf(file, charge.payment_method) === 'pending'
      ? { status: 'pending', pending_reason: 'processing' }
      : { status: 'succeeded' }),
  }
  addObject(file, 'refunds', refund)
  countRefunds(file, charge)
  emit(context, 'refund.created', refund)
  emit(context, 'charge.refunded', charge)
  return refund
}

/** What of a charge is only told when asked for: its refunds, the newest first. */
export function refundsOf({ refunds }: CustomerFile, chargeId: string): Stripe.ApiList<Stripe.Refund> {
  const data = refunds.filter(({ charge }) => refId(charge) === chargeId).reverse()
  return { object: 'list', data, has_more: false, url: `/v1/charges/${chargeId}/refunds` }
}

/** When it turns out whether a refund arrives; `undefined` where that is known. */
export function arrivesAt(file: CustomerFile, refund: Stripe.Refund): number | undefined {
  const expected = { pending: 'succeeded', fails: 'failed', arrives: refund.status }
  const isSettled = refund.status === 'failed' || refund.status === expected[behaviourOf(file, refund.payment_method)]
  return isSettled ? undefined : refund.created + ON_ITS_WAY_SECONDS
}

/** Has a refund arrive that was pending, or fail that seemed to have arrived, as the card has it. */
export function settleRefund(context: Context, refund: Stripe.Refund): void {
  const { file } = context
  if (behaviourOf(file, refund.payment_method) === 'fails') failRefund(context, refund)
  else refund.status = 'succeeded'
  delete refund.pending_reason
  const charge = file.charges.find(({ id }) => id === refId(refund.charge))
  if (charge) countRefunds(file, charge)
  emit(context, 'refund.updated', refund)
  if (refund.status === 'failed') emit(context, 'refund.failed', refund)
}

function failRefund(context: Context, refund: Stripe.Refund): void {
  Object.assign(refund, {
    status: 'failed',
    failure_balance_transaction: idIn(context, 'txn'),
    failure_reason: 'expired_or_canceled_card',
  })
}

function behaviourOf(
  { behaviours }: CustomerFile,
  method: Stripe.Charge['payment_method'] | Stripe.Refund['payment_method'],
) {
  return behaviours[refId(method) ?? '']?.refunds ?? 'arrives'
}

/** What has failed is not given back; what is pending counts as if it were. */
function countRefunds(file: CustomerFile, charge: Stripe.Charge): void {
  const counted = refundsOf(file, charge.id).data.filter(({ status }) => status !== 'failed')
  const refunded = counted.reduce((sum, { amount }) => sum + amount, 0)
  Object.assign(charge, { amount_refunded: refunded, refunded: refunded === charge.amount })
}

function requireCharge({ file }: Context, params: z.output<typeof NewRefund>): Stripe.Charge {
  const intent = params.payment_intent && requireById(file.paymentIntents, 'payment_intent', params.payment_intent)
  const id = intent ? refId(intent.latest_charge) : params.charge
  const charge = file.charges.find((candidate) => candidate.id === id)
  if (!charge) throw missing('charge', id ?? '')
  if (!charge.paid) throw refused(`Charge ${charge.id} was not successful, so it cannot be refunded.`)
  return charge
}
