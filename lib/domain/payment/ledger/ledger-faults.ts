import type { IssuedInvoice } from '@/lib/ports/invoicing'
import type { Charge } from '@/lib/ports/payment-gateway'
import { isOwnCharge } from './decide-entry'
import { type IdentifiedEntry, invoiceIdOf, wasGivenBack } from './entry'

/** What is wrong with the books of a payment. */
export interface LedgerFault {
  readonly chargeId: string
  readonly fault: /** Captured, and nowhere in the ledger. */
    | 'not-recorded'
    /** In the ledger, and not at the provider. */
    | 'not-captured'
    /** The ledger says something else than the provider. */
    | 'differs'
    /** Neither access nor a refund came of it. */
    | 'without-end'
    | 'refund-failed'
    | 'no-invoice'
    /** Given back, and the invoice stands. */
    | 'invoice-stands'
}

/** The part of an invoice that the books have to agree with. */
export type InvoiceRecord = Pick<IssuedInvoice, 'invoiceId' | 'cancelledAt'>

/**
 * The invariant of all payments: each one that was captured ends in access or in a refund, and has an invoice record. A
 * refund that is under way and a dispute that is not decided have an end in sight, and are no faults.
 *
 * @param charges all that the provider has; those that are of no account of this site are passed over.
 * @param entries all of the same mode as the charges.
 * @returns no faults where the books are right.
 */
export function ledgerFaults(
  charges: readonly Charge[],
  entries: readonly IdentifiedEntry[],
  invoices: readonly InvoiceRecord[],
): readonly LedgerFault[] {
  const entryById = new Map(entries.map((entry) => [entry.chargeId, entry]))
  const invoiceById = new Map(invoices.map((invoice) => [invoice.invoiceId, invoice]))
  const captured = new Set(charges.map(({ id }) => id))
  return [
    ...charges.filter(isOwnCharge).flatMap((charge) => {
      const entry = entryById.get(charge.id)
      const faults = entry ? faultsOf(charge, entry, invoiceById.get(invoiceIdOf(entry))) : (['not-recorded'] as const)
      return faults.map((fault) => ({ chargeId: charge.id, fault }))
    }),
    ...entries
      .filter(({ chargeId }) => !captured.has(chargeId))
      .map(({ chargeId }) => ({ chargeId, fault: 'not-captured' as const })),
  ]
}

function faultsOf(
  charge: Charge,
  entry: IdentifiedEntry,
  invoice: InvoiceRecord | undefined,
): readonly LedgerFault['fault'][] {
  return [
    ...(isToldTruly(charge, entry) ? [] : (['differs'] as const)),
    ...(entry.outcome === 'open' ? (['without-end'] as const) : []),
    ...(entry.outcome === 'refund-failed' ? (['refund-failed'] as const) : []),
    ...(invoice ? [] : (['no-invoice'] as const)),
    ...(invoice?.cancelledAt === null && wasGivenBack(entry) ? (['invoice-stands'] as const) : []),
  ]
}

/** Whether the entry says what the provider says: above all, that nobody is said to have money back who has not. */
function isToldTruly(charge: Charge, entry: IdentifiedEntry): boolean {
  const { amount, currency, refund, dispute } = charge
  if (entry.amount !== amount || entry.currency !== currency) return false
  if ((entry.outcome === 'refunded') !== (refund === 'done' && dispute !== 'lost')) return false
  return (entry.outcome === 'dispute-lost') === (dispute === 'lost')
}
