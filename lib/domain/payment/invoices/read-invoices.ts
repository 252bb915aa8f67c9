import type { Invoice } from '@/lib/ports/payment-gateway'
import type { PaymentDeps } from '../deps'
import type { InvoicesAnswer, InvoiceView } from '../model'
import { hasEnded } from '../model'
import { readPayments } from '../payments'

/** Two years of payments; the provider's own pages show more. */
const SHOWN_INVOICES = 24

/** The bills of an account, the newest first. */
export async function readInvoices({ store, payments }: PaymentDeps, uid: string): Promise<InvoicesAnswer> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) return { invoices: [] }
  const [invoices, subscriptions] = await Promise.all([
    payments.invoices(customerId, SHOWN_INVOICES),
    payments.subscriptions(customerId),
  ])
  const ended = new Set(subscriptions.filter(hasEnded).map(({ id }) => id))
  return { invoices: invoices.flatMap((invoice) => toInvoiceView(invoice, ended)) }
}

/** A draft is not for the payer yet; and what was not paid of a subscription that is over is not to be paid any more. */
function toInvoiceView(invoice: Invoice, ended: ReadonlySet<string>): readonly InvoiceView[] {
  const { id, number, createdAt, amountPaid, amountDue, currency } = invoice
  if (invoice.status === 'draft') return []
  const isForgiven = invoice.status === 'open' && invoice.subscriptionId !== null && ended.has(invoice.subscriptionId)
  const status = isForgiven ? 'void' : invoice.status
  // The provider's page would still take the money.
  const receiptUrl = isForgiven ? null : invoice.hostedUrl
  return [{ id, number, status, createdAt, amount: status === 'paid' ? amountPaid : amountDue, currency, receiptUrl }]
}
