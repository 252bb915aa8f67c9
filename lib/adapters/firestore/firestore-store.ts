/** `DocumentStore` in Firestore. */
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { DocumentStore, Query, StoredDocument, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { assertCollection, isDocumentId } from '../shared/document-rules'
import { planQuery } from '../shared/query-plan'
import { toDocument } from './documents'
import { withStoreErrors } from './errors'
import { fromPlan } from './query'
import { withDeadline } from './with-deadline'
import { writesInto } from './writes'

/** The SDK alone would try for a minute or more. */
const DEADLINE_MS = 10_000

/** The SDK's own number, 5, is too small for a class that starts all at once; the deadline ends the tries anyway. */
const MAX_TRIES = 50

/**
 * The store over a connection that `connectFirestore` made.
 *
 * A call that Firestore has not answered in ten seconds fails with `unavailable`. A single write may then still
 * happen; a transaction that has not come to its commit does not.
 */
export function createFirestoreStore(firestore: Firestore): DocumentStore {
  async function find(
    collection: string,
    id: string,
    read: (reference: DocumentReference) => Promise<DocumentSnapshot>,
  ): Promise<StoredDocument | undefined> {
    assertCollection(collection)
    return isDocumentId(id) ? toDocument(await read(firestore.collection(collection).doc(id))) : undefined
  }

  async function select(collection: string, query: Query): Promise<readonly StoredDocument[]> {
    const { docs } = await fromPlan(firestore, collection, planQuery(collection, query)).get()
    return docs.flatMap((snapshot) => toDocument(snapshot) ?? [])
  }

  async function write(fill: (writes: Omit<Transaction, 'get'>) => void): Promise<void> {
    const batch = firestore.batch()
    fill(writesInto(firestore, batch))
    await withStoreErrors('write', () => withDeadline(DEADLINE_MS, () => batch.commit()))
  }

  async function transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const run = (late: AbortSignal) =>
      firestore.runTransaction(
        async (inner) => {
          const get: Transaction['get'] = (collection, id) => find(collection, id, (reference) => inner.get(reference))
          const result = await work({ get, ...writesInto(firestore, inner) })
          if (late.aborted) throw new AppError('unavailable')
          return result
        },
        { maxAttempts: MAX_TRIES },
      )
    return withStoreErrors('write', () => withDeadline(DEADLINE_MS, run))
  }

  const read = <Result>(call: () => Promise<Result>) => withStoreErrors('read', () => withDeadline(DEADLINE_MS, call))
  return {
    get: (collection, id) => read(() => find(collection, id, (reference) => reference.get())),
    query: (collection, query = {}) => read(() => select(collection, query)),
    create: (...request) => write((writes) => writes.create(...request)),
    set: (...request) => write((writes) => writes.set(...request)),
    update: (...request) => write((writes) => writes.update(...request)),
    delete: (...request) => write((writes) => writes.delete(...request)),
    transaction,
    ping: async () => void (await read(() => firestore.collection('health').doc('ping').get())),
    // The SDK waits for calls that are still under way.
    close: () => withDeadline(DEADLINE_MS, () => firestore.terminate()),
  }
}
