import type { DocumentStore, StoredDocument, Transaction } from '@/lib/ports/document-store'
import { USERS } from './users'

/** The ids of the demo accounts; those of others are random. */
export const DEMO_UIDS = ['demo-free', 'demo-premium'] as const

export type DemoUid = (typeof DEMO_UIDS)[number]

/**
 * A store as a site without demo accounts sees it: those that an earlier start has left in it are disabled, whatever it
 * says of them, for sign-ins and for sessions that they still have.
 */
export function lockDemoAccounts(store: DocumentStore): DocumentStore {
  return {
    get: async (collection, id) => locked(collection, await store.get(collection, id)),
    query: async (collection, query) =>
      (await store.query(collection, query)).map((document) => locked(collection, document)),
    transaction: (work) => store.transaction((transaction) => work(lockedTransaction(transaction))),
    create: (...args) => store.create(...args),
    set: (...args) => store.set(...args),
    update: (...args) => store.update(...args),
    delete: (...args) => store.delete(...args),
    ping: () => store.ping(),
    close: () => store.close(),
  }
}

function lockedTransaction(transaction: Transaction): Transaction {
  return {
    get: async (collection, id) => locked(collection, await transaction.get(collection, id)),
    create: (...args) => transaction.create(...args),
    set: (...args) => transaction.set(...args),
    update: (...args) => transaction.update(...args),
    delete: (...args) => transaction.delete(...args),
  }
}

function locked<Found extends StoredDocument | undefined>(collection: string, document: Found): Found {
  const isDemo = collection === USERS && DEMO_UIDS.some((uid) => uid === document?.id)
  return isDemo && document ? { ...document, data: { ...document.data, disabled: true } } : document
}
