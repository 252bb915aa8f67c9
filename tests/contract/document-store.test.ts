import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { documentStoreContract } from './document-store.contract'

const newProjectId = () => `test-${randomUUID().slice(0, 8)}`

const newFile = temporaryFiles()
documentStoreContract('SQLite', () => createSqliteStore({ file: newFile('store.sqlite') }))

const environment = new FirestoreMock()
// A clock that never shows one time twice: versions are times, and the mock's own are whole milliseconds.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())
documentStoreContract('Firestore SDK in this process', () =>
  createFirestoreStore(environment.createDatabase(newProjectId()).firestore()),
)

if (process.env.FIRESTORE_EMULATOR_HOST) {
  documentStoreContract('Firestore emulator', () => {
    const projectId = newProjectId()
    return createFirestoreStore(getFirestore(initializeApp({ projectId }, projectId)))
  })
} else {
  test('The Firestore emulator is left out, for FIRESTORE_EMULATOR_HOST is not set', () => {
    expect(process.env.FIRESTORE_EMULATOR_HOST).toBeFalsy()
  })
}
