import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { sequenceContract } from './sequence.contract'

const newFile = temporaryFiles()
sequenceContract('The sequence of an account over SQLite', () => {
  const file = newFile('store.sqlite')
  return [createSqliteStore({ file }), createSqliteStore({ file })]
})

const environment = new FirestoreMock()
// A clock that never shows one time twice, as in document-store.test.ts.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())
sequenceContract('The sequence of an account over the Firestore SDK in this process', () => {
  const database = environment.createDatabase(`test-${randomUUID().slice(0, 8)}`)
  return [createFirestoreStore(database.firestore()), createFirestoreStore(database.firestore())]
})
