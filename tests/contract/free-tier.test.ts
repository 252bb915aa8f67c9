import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { freeTierContract } from './free-tier.contract'

const newProjectId = () => `test-${randomUUID().slice(0, 8)}`

const newFile = temporaryFiles()
freeTierContract('The free tier over SQLite', () => createSqliteStore({ file: newFile('store.sqlite') }))

const environment = new FirestoreMock()
// A clock that never shows one time twice, as in document-store.test.ts.
let now = Date.UTC(2025, 0, 1)
environment.systemTime.custom(() => new Date(now++))
afterAll(() => environment.deleteAll())
freeTierContract('The free tier over the Firestore SDK in this process', () =>
  createFirestoreStore(environment.createDatabase(newProjectId()).firestore()),
)

if (process.env.FIRESTORE_EMULATOR_HOST) {
  freeTierContract('The free tier over the Firestore emulator', () => {
    const projectId = newProjectId()
    return createFirestoreStore(getFirestore(initializeApp({ projectId }, projectId)))
  })
}
