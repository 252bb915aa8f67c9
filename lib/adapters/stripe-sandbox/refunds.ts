import type Stripe from 'stripe'
import { z } from 'zod'
import { addObject, type Context, emit, idIn, refId } from './customer-file'
import { refused, requireById } from './fault'
import { REFUND } from './fixtures'

export const NewRefund = z.strictObject({
  payment_intent: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

/** Gives back the whole of a payment. */
export function createRefund(context: Context, params: z.output<typeof NewRefund>): Stripe.Refund {
  const { file, now } = context
  const intent = requireById(file.paymentIntents, 'payment_intent', params.payment_intent)
  const charge = file.charges.find(({ id }) => id === refId(intent.latest_charge))
  if (!charge?.paid) throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  if (charge.disputed) throw refused(`Charge ${charge.id} has been disputed.`, 'charge_disputed')
  if (charge.refunded) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const refund: Stripe.Refund = {
    ...structuredClone(REFUND),
    id: idIn(context, 're'),
    amount: charge.amount,
    balance_transaction: idIn(context, 'txn'),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: file.customer.id,
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
  }
  addObject(file, 'refunds', refund)
  Object.assign(charge, { amount_refunded: charge.amount, refunded: true })
  emit(context, 'refund.created', refund)
  emit(context, 'charge.refunded', charge)
  return refund
}
