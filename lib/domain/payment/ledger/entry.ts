import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'

/** One document for each payment that was captured, by the provider's id of it. What invoices and refunds are made from. */
export const LEDGER = 'ledger'

/** How a captured payment ends: only `access`, `refunded` and `dispute-lost` are ends, with the rest there is work to do. */
const Outcome = z.enum([
  /** Nobody had anything for it, or it is to be given back and nothing has come of that yet. */
  'open',
  /** Whoever paid has, or had, what was bought. */
  'access',
  'refunded',
  'refund-pending',
  'refund-failed',
  /** The bank holds the money back until it has decided. */
  'disputed',
  /** The bank gave it back. */
  'dispute-lost',
])
export type LedgerOutcome = z.output<typeof Outcome>

/** Why the site gives money back: nobody had anything for it, or the buyer has withdrawn. */
const RefundReason = z.enum(['no-owner', 'withdrawal'])
export type RefundReason = z.output<typeof RefundReason>

/** That the site wants to give a payment back. Each try has a number, and so a key, that is stored before the call. */
const RefundOrder = z.object({
  reason: RefundReason,
  attempt: z.int(),
  failures: z.int(),
  askedAt: z.string(),
})

export const LedgerEntry = z.object({
  /** Of the site when the payment was made: sandbox and test payments are in no books. */
  mode: z.enum(['live', 'test', 'sandbox', 'off']),
  /** The account that bought. It stays when the account is deleted, and then names nobody. */
  uid: z.string(),
  /** As at the purchase: whoever changes name or address later changes no invoice. */
  buyer: z.object({ name: z.string(), email: z.string() }),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** The provider's bill. */
  billId: z.string().nullable(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** In minor units. */
  amount: z.int(),
  currency: z.string(),
  capturedAt: z.string(),
  outcome: Outcome,
  /** Whether whoever disputes it has had what was bought: when the bank decides against them, that is how it has ended. */
  hadAccess: z.boolean().default(false),
  refundedAmount: z.int(),
  refundedAt: z.string().nullable(),
  refund: RefundOrder.nullable(),
  /** Whether the invoice was issued, and taken back; null until it was. */
  invoice: z.object({ issuedAt: z.string(), cancelledAt: z.string().nullable() }).nullable(),
  recordedAt: z.string(),
})
export type LedgerEntry = Readonly<z.output<typeof LedgerEntry>>

/** An entry by the provider's id of its payment. */
export type IdentifiedEntry = LedgerEntry & { readonly chargeId: string }

export function toEntry({ id, data }: StoredDocument): IdentifiedEntry {
  return { chargeId: id, ...LedgerEntry.parse(data) }
}

export async function findEntry(
  reader: Pick<DocumentStore, 'get'>,
  chargeId: string,
): Promise<IdentifiedEntry | undefined> {
  const document = await reader.get(LEDGER, chargeId)
  return document && toEntry(document)
}

/** The payments of an account, also of one that is gone, in no particular order. */
export async function entriesOf(store: DocumentStore, uid: string): Promise<readonly IdentifiedEntry[]> {
  const documents = await store.query(LEDGER, { where: [{ field: 'uid', operator: '==', value: uid }] })
  return documents.map(toEntry)
}

/** Whether a payment has come to its end. */
export function isSettled({ outcome }: Pick<LedgerEntry, 'outcome'>): boolean {
  return outcome === 'access' || wasGivenBack({ outcome })
}

/** Whether the payer has the money again. */
export function wasGivenBack({ outcome }: Pick<LedgerEntry, 'outcome'>): boolean {
  return outcome === 'refunded' || outcome === 'dispute-lost'
}

/** What the invoice of a payment goes by, for an invoicing service. */
export function invoiceIdOf({ chargeId, billId }: Pick<IdentifiedEntry, 'chargeId' | 'billId'>): string {
  return billId ?? chargeId
}
