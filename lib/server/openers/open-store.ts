import { join } from 'node:path'
import type { Adapter } from 'next-auth/adapters'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { lockDemoAccounts } from '@/lib/domain/account/demo-lock'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { DocumentStoreSettings, Environment } from '@/lib/server/env/parse-environment'
import { once, onFirstUse } from './on-first-use'

/** The store that the configuration names, and what next-auth keeps in it. */
export interface OpenStore {
  readonly kind: 'embedded' | 'firestore'
  readonly store: DocumentStore
  authStore(): Promise<Adapter>
}

type Settings = Pick<Environment, 'documentStore' | 'dataDir' | 'demo'>

/**
 * Opens the store that the configuration names. Firestore is connected at the first use, where a bad key shows.
 *
 * @throws AppError `unavailable` when the file of the embedded store cannot be opened.
 */
export function openStore({ documentStore, dataDir, demo }: Settings, clock: Clock): OpenStore {
  return documentStore.kind === 'firestore'
    ? openFirestore(documentStore, clock)
    : openEmbedded({ dataDir, hasDemoAccounts: demo.enabled }, clock)
}

interface Folder {
  readonly dataDir: string
  readonly hasDemoAccounts: boolean
}

function openEmbedded({ dataDir, hasDemoAccounts }: Folder, clock: Clock): OpenStore {
  const opened = createSqliteStore({ file: join(dataDir, 'store.sqlite') })
  const store = hasDemoAccounts ? opened : lockDemoAccounts(opened)
  const authStore = once(async () => {
    const { createAccountDirectory } = await import('@/lib/domain/account/account-directory')
    const { createNextAuthStore } = await import('@/lib/adapters/next-auth-store')
    return createNextAuthStore({ store, accounts: createAccountDirectory({ store, clock }) })
  })
  return { kind: 'embedded', store, authStore }
}

/** The Firestore SDK is large, so it is loaded at the first use: the embedded site never needs it. */
function openFirestore(settings: DocumentStoreSettings & { kind: 'firestore' }, clock: Clock): OpenStore {
  const connect = async () => (await import('@/lib/adapters/firestore/connect-firestore')).connectFirestore(settings)
  const store = onFirstUse<DocumentStore>(async () => {
    const { createFirestoreStore } = await import('@/lib/adapters/firestore/firestore-store')
    return createFirestoreStore(await connect())
  }, {})
  const authStore = async () => {
    const { createAccountDirectory } = await import('@/lib/domain/account/account-directory')
    const { createFirebaseAuthStore } = await import('@/lib/adapters/firebase-auth-store')
    return createFirebaseAuthStore({ firestore: await connect(), accounts: createAccountDirectory({ store, clock }) })
  }
  return { kind: 'firestore', store, authStore }
}
