import { deleteBatch, readAllDocuments, updateBatch } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { LEDGER } from './ledger/entry'
import { PAYMENT_MAILS } from './notices/notices'
import { readPayments } from './payments'
import { REFUND_REQUESTS } from './rights/rights'
import { WITHDRAWALS } from './rights/withdrawal'

/**
 * Deletes an account's mails about payments and its requests for refunds. What was declared to be withdrawn from stays,
 * as proof, and forgets whose it was; the ledger and its invoices stay whole, which the law on accounting demands.
 *
 * @returns how many documents were touched; 0 when there are none left.
 */
export async function erasePayments(store: DocumentStore, uid: string): Promise<number> {
  const counts = [
    await deleteBatch(store, { collection: PAYMENT_MAILS, field: 'uid', value: uid }),
    await deleteBatch(store, { collection: REFUND_REQUESTS, field: 'uid', value: uid }),
    await updateBatch(store, { collection: WITHDRAWALS, field: 'uid', value: uid }, { uid: null }),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What the site holds about an account's purchases; the cards and the payments themselves are the provider's. */
export async function readPurchases(
  store: DocumentStore,
  uid: string,
): Promise<{
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly mails: readonly DocumentData[]
  readonly refundRequests: readonly DocumentData[]
  readonly withdrawals: readonly DocumentData[]
  readonly payments: readonly DocumentData[]
}> {
  const of = (collection: string) => readAllDocuments(store, { collection, field: 'uid', value: uid })
  const [stored, mails, refundRequests, withdrawals, payments] = await Promise.all([
    readPayments(store, uid),
    of(PAYMENT_MAILS),
    of(REFUND_REQUESTS),
    of(WITHDRAWALS),
    of(LEDGER),
  ])
  const { customerId = null, subscriptionId = null } = stored ?? {}
  return { customerId, subscriptionId, mails, refundRequests, withdrawals, payments }
}
