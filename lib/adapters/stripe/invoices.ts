import type Stripe from 'stripe'
import type { Invoice } from '@/lib/ports/payment-gateway'
import { hasStripeCode, isInvalidRequest, undefinedWhenMissing, unlessRefused, withKey } from './errors'
import { PAGE } from './page-size'
import { paymentIntentOf, toInvoice } from './to-port'

/** Of a payment, what was given back. */
const WITH_REFUNDS = ['latest_charge.refunds']

export async function paymentOf(client: Stripe, invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent | undefined> {
  const id = paymentIntentOf(invoice)
  return id === undefined ? undefined : client.paymentIntents.retrieve(id, { expand: WITH_REFUNDS })
}

async function readInvoice(client: Stripe, id: string): Promise<Invoice> {
  const invoice = await client.invoices.retrieve(id, { expand: ['payments'] })
  return toInvoice(invoice, await paymentOf(client, invoice))
}

export async function listInvoices(client: Stripe, customerId: string, limit: number): Promise<readonly Invoice[]> {
  const [invoices, payments] = await Promise.all([
    client.invoices.list({ customer: customerId, limit, expand: ['data.payments'] }),
    client.paymentIntents.list({
      customer: customerId,
      limit: PAGE,
      expand: WITH_REFUNDS.map((path) => `data.${path}`),
    }),
  ])
  const paymentWith = (id: string | undefined) => payments.data.find((payment) => payment.id === id)
  return invoices.data.map((invoice) => toInvoice(invoice, paymentWith(paymentIntentOf(invoice))))
}

export function findInvoice(client: Stripe, id: string): Promise<Invoice | undefined> {
  return undefinedWhenMissing(readInvoice(client, id))
}

export async function payInvoice(
  client: Stripe,
  payment: { readonly invoiceId: string; readonly paymentMethodId: string; readonly idempotencyKey: string },
): Promise<Invoice> {
  const { invoiceId, paymentMethodId, idempotencyKey } = payment
  try {
    // The payer is at hand, so that the bank may ask him.
    const call = { payment_method: paymentMethodId, off_session: false }
    await withKey(client.invoices.pay(invoiceId, call, { idempotencyKey }))
  } catch (error) {
    if (hasStripeCode(error, 'invoice_payment_intent_requires_action')) return readInvoice(client, invoiceId)
    const invoice = isInvalidRequest(error) ? await readInvoice(client, invoiceId) : undefined
    if (invoice?.status === 'paid') return invoice
    throw error
  }
  return readInvoice(client, invoiceId)
}

/** A draft can only be voided once it is final, which charges nothing as long as it is not let go on by itself. */
export async function voidInvoice(client: Stripe, id: string): Promise<Invoice> {
  const { status } = await client.invoices.retrieve(id)
  if (status === 'draft') await unlessRefused(client.invoices.finalizeInvoice(id, { auto_advance: false }))
  // Stripe may have been faster, and have finalized it, charged it, or just be at it.
  await unlessRefused(client.invoices.voidInvoice(id))
  return readInvoice(client, id)
}
