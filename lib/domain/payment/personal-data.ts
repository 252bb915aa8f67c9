import { deleteBatch, readAllDocuments, updateBatch } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { PAYMENT_MAILS } from './notices/notices'
import { readPayments } from './payments'
import { REFUND_REQUESTS, WITHDRAWALS } from './rights/rights'

/**
 * Deletes an account's mails about payments and its requests for refunds. What was declared to be withdrawn from stays,
 * as proof, and forgets whose it was; invoices stay whole, which the law on accounting demands.
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
}> {
  const of = (collection: string) => readAllDocuments(store, { collection, field: 'uid', value: uid })
  const [payments, mails, refundRequests, withdrawals] = await Promise.all([
    readPayments(store, uid),
    of(PAYMENT_MAILS),
    of(REFUND_REQUESTS),
    of(WITHDRAWALS),
  ])
  const { customerId = null, subscriptionId = null } = payments ?? {}
  return { customerId, subscriptionId, mails, refundRequests, withdrawals }
}
