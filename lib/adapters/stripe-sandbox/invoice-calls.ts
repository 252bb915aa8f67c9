/** What can be asked to be done with invoices. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { HOUR_SECONDS } from './calendar'
import { collect, subscriptionOf } from './collect'
import { type Context, refId } from './customer-file'
import { requireOwnMethod } from './customers'
import { Fault, refused, requireById } from './fault'
import { finalizeInvoice, voidInvoice } from './invoices'

export const InvoicePayment = z.strictObject({
  payment_method: z.string().optional(),
  off_session: z.enum(['true', 'false']).optional(),
})

export const Finalization = z.strictObject({ auto_advance: z.enum(['true', 'false']).optional() })

/** The payments of the invoice that this attempt belongs to. */
export function paymentsOf({ file }: Context, paymentIntent: string): readonly Stripe.InvoicePayment[] {
  return file.invoicePayments.filter(({ payment }) => refId(payment.payment_intent) === paymentIntent)
}

/** Before its time. It is charged by itself after an hour, unless that is told not to be. */
export function finalizeDraft(context: Context, id: string, params: z.output<typeof Finalization>): Stripe.Invoice {
  const invoice = requireById(context.file.invoices, 'invoice', id)
  if (invoice.status !== 'draft') throw refused(`This invoice is already finalized: it is ${invoice.status}.`)
  finalizeInvoice(context, invoice)
  const isLetGo = params.auto_advance !== 'false'
  Object.assign(invoice, { auto_advance: isLetGo, next_payment_attempt: isLetGo ? context.now + HOUR_SECONDS : null })
  return invoice
}

export function takeBackInvoice(context: Context, id: string): Stripe.Invoice {
  const invoice = requireById(context.file.invoices, 'invoice', id)
  if (invoice.status !== 'open') throw refused(`You can only pass in open invoices. This invoice is ${invoice.status}.`)
  voidInvoice(context, invoice)
  return invoice
}

export function payInvoice(context: Context, id: string, params: z.output<typeof InvoicePayment>): Stripe.Invoice {
  const invoice = requireById(context.file.invoices, 'invoice', id)
  if (invoice.status === 'paid') throw refused('Invoice is already paid')
  if (invoice.status !== 'open') throw refused(`This invoice can no longer be paid: it is ${invoice.status}.`)
  const intent = collect(
    context,
    invoice,
    requireOwnMethod(context, params.payment_method ?? usualMethod(context, invoice)),
  )
  if (intent.status === 'requires_action') {
    throw new Fault(402, 'card_error', 'This payment requires additional user action.', {
      code: 'invoice_payment_intent_requires_action',
      paymentIntent: intent,
    })
  }
  if (intent.status !== 'succeeded') throw declined(intent)
  return invoice
}

function usualMethod(context: Context, invoice: Stripe.Invoice): string {
  const { customer } = context.file
  const method =
    refId(subscriptionOf(context, invoice)?.default_payment_method) ??
    refId(customer.invoice_settings.default_payment_method)
  if (method === undefined) throw refused('Cannot charge a customer that has no active card', 'missing')
  return method
}

function declined(intent: Stripe.PaymentIntent): Fault {
  const { code = 'card_declined', decline_code: declineCode, message = '' } = intent.last_payment_error ?? {}
  return new Fault(402, 'card_error', message, {
    code,
    ...(declineCode !== undefined && { declineCode }),
    paymentIntent: intent,
  })
}
