import { findUser } from '@/lib/account/users'
import { invoiceMessages } from '@/lib/messages/payment-invoice'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import type { Invoice } from '@/lib/ports/payment-gateway'
import { WITHDRAWALS } from './rights'

interface Deps {
  readonly store: DocumentStore
  readonly invoicing: Invoicing
}

/**
 * Has the invoice of a payment issued, once for each, and taken back when the payer has withdrawn before it was told
 * that the payment came.
 *
 * @throws AppError `unavailable`
 */
export async function issueInvoice({ store, invoicing }: Deps, uid: string, invoice: Invoice): Promise<void> {
  const user = await findUser(store, uid)
  if (!user) return
  const { id: invoiceId, amountPaid: grossAmount, currency, createdAt: paidAt, periodStart, periodEnd } = invoice
  await invoicing.issue({
    invoiceId,
    buyer: { name: user.name ?? '', email: user.email },
    item: invoiceMessages.item,
    grossAmount,
    currency,
    paidAt,
    periodStart,
    periodEnd,
  })
  const withdrawal = invoice.subscriptionId === null ? undefined : await store.get(WITHDRAWALS, invoice.subscriptionId)
  if (withdrawal) await invoicing.cancel(invoiceId, String(withdrawal.data.withdrawnAt))
}
