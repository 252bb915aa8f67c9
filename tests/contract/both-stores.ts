import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { DocumentStore } from '@/lib/ports/document-store'
import { temporaryFiles } from '@/tests/support/temporary-files'

/**
 * Runs a contract against SQLite and against Firestore's SDK over a store in this process.
 *
 * @param subject what the contract is about, as its title begins.
 */
export function onBothStores(contract: (name: string, open: () => DocumentStore) => void, subject: string): void {
  const newFile = temporaryFiles()
  contract(`${subject} over SQLite`, () => createSqliteStore({ file: newFile('store.sqlite') }))

  const environment = new FirestoreMock()
  // A clock that never shows one time twice, as in document-store.test.ts.
  let now = Date.UTC(2025, 0, 1)
  environment.systemTime.custom(() => new Date(now++))
  afterAll(() => environment.deleteAll())
  contract(`${subject} over the Firestore SDK in this process`, () =>
    createFirestoreStore(environment.createDatabase(`test-${randomUUID().slice(0, 8)}`).firestore()),
  )
}
