import type { DocumentReference, FieldPath, Firestore, Precondition } from 'firebase-admin/firestore'
import type { DocumentData, Transaction } from '@/lib/ports/document-store'
import { assertAddress, assertChanges, assertData } from '../shared/document-rules'
import { fromChanges, fromPrecondition } from './documents'

/** What the SDK's batch and transaction have in common. */
interface Receiver {
  create(reference: DocumentReference, data: DocumentData): unknown
  set(reference: DocumentReference, data: DocumentData): unknown
  update(reference: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(reference: DocumentReference, precondition?: Precondition): unknown
}

/** The port's writes, put into a batch or a transaction of the SDK, which send them with their commit. */
export function writesInto(firestore: Firestore, receiver: Receiver): Omit<Transaction, 'get'> {
  function referTo(collection: string, id: string): DocumentReference {
    assertAddress(collection, id)
    return firestore.collection(collection).doc(id)
  }

  return {
    create(collection, id, data) {
      assertData(data)
      receiver.create(referTo(collection, id), data)
    },
    set(collection, id, data) {
      assertData(data)
      receiver.set(referTo(collection, id), data)
    },
    update(collection, id, changes, precondition) {
      assertChanges(changes)
      const [first, value, ...others] = fromChanges(changes)
      const options = precondition ? [fromPrecondition(precondition)] : []
      receiver.update(referTo(collection, id), first, value, ...others, ...options)
    },
    delete(collection, id, precondition) {
      receiver.delete(referTo(collection, id), ...(precondition ? [fromPrecondition(precondition)] : []))
    },
  }
}
