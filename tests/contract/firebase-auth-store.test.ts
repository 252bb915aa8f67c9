import { randomUUID } from 'node:crypto'
import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { createFirebaseAuthStore } from '@/lib/adapters/firebase-auth-store'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'
import { createAccountDirectory } from '@/lib/domain/account/account-directory'
import { nextAuthStoreContract } from './next-auth-store.contract'

const clock = { now: () => new Date('2026-01-15T12:00:00.000Z') }
const environment = new FirestoreMock()
afterAll(() => environment.deleteAll())

nextAuthStoreContract('Next-auth over Firestore in this process', () => {
  const firestore = environment.createDatabase(`test-${randomUUID().slice(0, 8)}`).firestore()
  const store = createFirestoreStore(firestore)
  return { store, adapter: createFirebaseAuthStore({ firestore, accounts: createAccountDirectory({ store, clock }) }) }
})
