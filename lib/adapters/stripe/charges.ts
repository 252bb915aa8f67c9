/** What was captured, and giving it back. */
import type Stripe from 'stripe'
import type { Charge, PaymentCommands } from '@/lib/ports/payment-gateway'
import { hasStripeCode, undefinedWhenMissing, withKey } from './errors'
import { PAGE } from './page-size'
import { disputeOf, idOf, refundOf, refundOutcome, toCharge } from './to-port'

/** So many payments are looked up at once: Stripe limits the rate. */
const AT_ONCE = 8

/** Stripe has two codes for it. */
const DISPUTED = ['charge_disputed', 'refund_disputed_payment']

export async function findCharge(client: Stripe, id: string): Promise<Charge | undefined> {
  const charge = await undefinedWhenMissing(client.charges.retrieve(id, { expand: ['refunds'] }))
  return charge && isCaptured(charge) ? complete(client, charge) : undefined
}

export async function listCharges(client: Stripe, customer: string): Promise<readonly Charge[]> {
  const charges: Charge[] = []
  for await (const charge of readCharges(client, { customer })) charges.push(charge)
  return charges
}

/** One page after the other, the newest first. */
export async function* readCharges(client: Stripe, params: Stripe.ChargeListParams): AsyncGenerator<Charge> {
  let last: string | undefined
  do {
    const after = last === undefined ? {} : { starting_after: last }
    const call = { ...params, ...after, limit: PAGE, expand: ['data.refunds'] }
    const page = await undefinedWhenMissing(client.charges.list(call))
    const captured = (page?.data ?? []).filter(isCaptured)
    for (let start = 0; start < captured.length; start += AT_ONCE) {
      const some = captured.slice(start, start + AT_ONCE)
      yield* await Promise.all(some.map((charge) => complete(client, charge)))
    }
    last = page?.has_more ? page.data.at(-1)?.id : undefined
  } while (last !== undefined)
}

/** @returns what has become of it: the answer to a repeated key is the one of then. */
export async function refundCharge(
  client: Stripe,
  id: string,
  idempotencyKey: string,
): ReturnType<PaymentCommands['refundCharge']> {
  try {
    const { id: refundId } = await withKey(client.refunds.create({ charge: id }, { idempotencyKey }))
    return refundOutcome(await client.refunds.retrieve(refundId))
  } catch (error) {
    const isDisputed = DISPUTED.some((code) => hasStripeCode(error, code))
    if (!isDisputed && !hasStripeCode(error, 'charge_already_refunded')) throw error
    const charge = await client.charges.retrieve(id, { expand: ['refunds'] })
    // Who loses a dispute has paid: the bank has given the money back.
    if (isDisputed) return disputeOf(await listDisputes(client, charge)) === 'lost' ? 'done' : 'disputed'
    const { refund } = refundOf(charge)
    return refund === 'pending' || refund === 'failed' ? refund : 'done'
  }
}

/** A charge tells of neither its invoice nor how a dispute about it stands. */
async function complete(client: Stripe, charge: Stripe.Charge): Promise<Charge> {
  const [invoice, disputes] = await Promise.all([invoiceOf(client, charge), listDisputes(client, charge)])
  return toCharge(charge, invoice, disputes)
}

async function invoiceOf(client: Stripe, charge: Stripe.Charge): Promise<Stripe.Invoice | undefined> {
  const intent = idOf(charge.payment_intent)
  if (intent === null) return undefined
  const { data } = await client.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
    expand: ['data.invoice'],
  })
  const invoice = data[0]?.invoice
  return typeof invoice === 'object' && !('deleted' in invoice) ? invoice : undefined
}

async function listDisputes(client: Stripe, { id, disputed }: Stripe.Charge): Promise<readonly Stripe.Dispute[]> {
  return disputed ? (await client.disputes.list({ charge: id, limit: PAGE })).data : []
}

function isCaptured({ captured, paid }: Stripe.Charge): boolean {
  return captured && paid
}
