import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { practiceContract } from './practice.contract'

const newFile = temporaryFiles()
practiceContract('Practice over SQLite', () => createSqliteStore({ file: newFile('store.sqlite') }))

const environment = new FirestoreMock()
// A clock that never shows one time twice, as in document-store.test.ts.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())
practiceContract('Practice over the Firestore SDK in this process', () =>
  createFirestoreStore(environment.createDatabase(`test-${randomUUID().slice(0, 8)}`).firestore()),
)
