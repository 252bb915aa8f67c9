import { findUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import { type Invoice, paymentDateOf } from '@/lib/ports/payment-gateway'
import { invoiceMessages } from '@/lib/shared/messages/payment-invoice'
import { WITHDRAWALS } from '../rights/rights'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly invoicing: Invoicing
}

/**
 * Has the invoice of a payment issued, once for each, and taken back when the payer has withdrawn, or was given the money
 * back, before it was told that the payment came.
 *
 * @throws AppError `unavailable`
 */
export async function issueInvoice({ store, clock, invoicing }: Deps, uid: string, invoice: Invoice): Promise<void> {
  const user = await findUser(store, uid)
  if (!user) return
  const { id: invoiceId, amountPaid: grossAmount, currency, periodStart, periodEnd } = invoice
  await invoicing.issue({
    invoiceId,
    buyer: { name: user.name ?? '', email: user.email },
    item: invoiceMessages.item,
    grossAmount,
    currency,
    paidAt: paymentDateOf(invoice),
    periodStart,
    periodEnd,
  })
  const withdrawal = invoice.subscriptionId === null ? undefined : await store.get(WITHDRAWALS, invoice.subscriptionId)
  if (withdrawal) await invoicing.cancel(invoiceId, String(withdrawal.data.withdrawnAt))
  else if (invoice.isRefunded) await invoicing.cancel(invoiceId, clock.now().toISOString())
}
