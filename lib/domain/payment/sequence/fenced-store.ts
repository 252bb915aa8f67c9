import type { Lease } from '@/lib/domain/lease/lease'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'

/** A store that takes writes only while the lease holds. @throws AppError `conflict` at a write when it was lost */
export function fencedStore(store: DocumentStore, lease: Lease): DocumentStore {
  const transaction = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    store.transaction(async (inner) => {
      await lease.assertHeld(inner)
      return work(inner)
    })
  return {
    get: (...key) => store.get(...key),
    query: (...query) => store.query(...query),
    create: (...write) => transaction(async (inner) => inner.create(...write)),
    set: (...write) => transaction(async (inner) => inner.set(...write)),
    update: (...write) => transaction(async (inner) => inner.update(...write)),
    delete: (...write) => transaction(async (inner) => inner.delete(...write)),
    transaction,
    ping: () => store.ping(),
    close: () => store.close(),
  }
}
