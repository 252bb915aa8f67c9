import type { DocumentStore } from '@/lib/ports/document-store'
import type { Charge, Invoice, PaymentReads } from '@/lib/ports/payment-gateway'
import type { InvoicesAnswer, InvoiceView } from '../model'
import { hasEnded } from '../model'
import { readPayments } from '../payments'

/** Two years of payments; the provider's own pages show more. */
const SHOWN_INVOICES = 24

interface Deps {
  readonly store: DocumentStore
  readonly payments: Pick<PaymentReads, 'invoices' | 'subscriptions' | 'charges'>
}

/** The bills of an account, the newest first. */
export async function readInvoices({ store, payments }: Deps, uid: string): Promise<InvoicesAnswer> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) return { invoices: [] }
  const [invoices, subscriptions, charges] = await Promise.all([
    payments.invoices(customerId, SHOWN_INVOICES),
    payments.subscriptions(customerId),
    payments.charges(customerId),
  ])
  const chargeByInvoice = new Map(charges.map((charge) => [charge.invoiceId, charge]))
  const ended = new Set(subscriptions.filter(hasEnded).map(({ id }) => id))
  return { invoices: invoices.flatMap((invoice) => toInvoiceView(invoice, chargeByInvoice.get(invoice.id), ended)) }
}

/** A draft is not for the payer yet; and what was not paid of a subscription that is over is not to be paid any more. */
function toInvoiceView(
  invoice: Invoice,
  charge: Charge | undefined,
  ended: ReadonlySet<string>,
): readonly InvoiceView[] {
  const { id, number, createdAt, amountPaid, amountDue, currency } = invoice
  if (invoice.status === 'draft') return []
  const isForgiven = invoice.status === 'open' && invoice.subscriptionId !== null && ended.has(invoice.subscriptionId)
  const status = isForgiven ? 'void' : invoice.status
  // The provider's page would still take the money.
  const receiptUrl = isForgiven ? null : invoice.hostedUrl
  const amount = status === 'paid' ? amountPaid : amountDue
  return [{ id, number, status, createdAt, amount, currency, receiptUrl, ...refundOf(charge) }]
}

/** A payer who has won a dispute has the money from the bank. */
function refundOf(charge: Charge | undefined): Pick<InvoiceView, 'refund' | 'refundedAt'> {
  if (!charge) return { refund: 'none', refundedAt: null }
  const isBack = charge.dispute === 'lost' || charge.refund === 'done'
  return { refund: isBack ? 'done' : charge.refund, refundedAt: isBack ? charge.refundedAt : null }
}
