import type { DocumentStore } from '@/lib/ports/document-store'

/** Well below the 500 writes that Firestore takes in one transaction. */
const PORTION = 200

/** Deletes the documents of a collection whose `expiresAt`, an ISO time, has come. */
export async function discardExpired(store: DocumentStore, collection: string, now: Date): Promise<void> {
  let expired: Awaited<ReturnType<typeof store.query>>
  do {
    expired = await store.query(collection, {
      where: [{ field: 'expiresAt', operator: '<=', value: now.toISOString() }],
      limit: PORTION,
    })
    await store.transaction(async (transaction) => {
      for (const { id } of expired) transaction.delete(collection, id)
    })
  } while (expired.length === PORTION)
}
