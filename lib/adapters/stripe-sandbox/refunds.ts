import type Stripe from 'stripe'
import { z } from 'zod'
import { addObject, type Context, type CustomerFile, emit, idIn, refId } from './customer-file'
import { disputesAgainst } from './disputes'
import { missing, refused, requireById } from './fault'
import { REFUND } from './fixtures'

export const NewRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: z.coerce.number().int().positive().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

/** Gives back the whole of a payment, or what is left of it, unless an amount is named. */
export function createRefund(context: Context, params: z.output<typeof NewRefund>): Stripe.Refund {
  const { file, now } = context
  const charge = requireCharge(context, params)
  const left = charge.amount - charge.amount_refunded
  if (disputesAgainst(file, charge).length > 0) {
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
