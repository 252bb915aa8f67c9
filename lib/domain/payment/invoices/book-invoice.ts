import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import { invoiceMessages } from '@/lib/shared/messages/payment-invoice'
import { type IdentifiedEntry, invoiceIdOf, LEDGER, wasGivenBack } from '../ledger/entry'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly invoicing: Invoicing
}

/**
 * Has the invoice of a payment issued, once for each, and taken back when the money was given back. All of it is from the
 * ledger, as it was at the purchase: the account may have another name by now, or be gone.
 *
 * @throws AppError `unavailable`
 */
export async function bookInvoice(deps: Deps, entry: IdentifiedEntry): Promise<IdentifiedEntry> {
  const isMissing = entry.invoice === null
  const isToBeCancelled = wasGivenBack(entry) && !entry.invoice?.cancelledAt
  if (!isMissing && !isToBeCancelled) return entry
  const now = deps.clock.now().toISOString()
  if (isMissing) await issue(deps, entry)
  const cancelledAt = isToBeCancelled ? (entry.refundedAt ?? now) : null
  if (cancelledAt !== null) await deps.invoicing.cancel(invoiceIdOf(entry), cancelledAt)
  const invoice = { issuedAt: entry.invoice?.issuedAt ?? now, cancelledAt }
  await deps.store.update(LEDGER, entry.chargeId, { invoice })
  return { ...entry, invoice }
}

async function issue({ invoicing }: Deps, entry: IdentifiedEntry): Promise<void> {
  const { uid, buyer, amount: grossAmount, currency, capturedAt: paidAt, periodStart, periodEnd } = entry
  await invoicing.issue({
    invoiceId: invoiceIdOf(entry),
    buyer: { uid, ...buyer },
    item: invoiceMessages.item,
    grossAmount,
    currency,
    paidAt,
    periodStart,
    periodEnd,
  })
}
