import { join } from 'node:path'
import type { Adapter } from 'next-auth/adapters'
import { createNextAuthStore } from '@/lib/adapters/next-auth-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { accountDirectory } from '@/lib/domain/account/directory'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { DocumentStoreSettings, Environment } from '@/lib/server/env/schema'

/** The store that the configuration names, and what next-auth keeps in it. */
export interface OpenStore {
  readonly kind: 'embedded' | 'firestore'
  readonly store: DocumentStore
  authStore(): Promise<Adapter>
}

/**
 * Opens the store that the configuration names. Firestore is connected at the first use, where a bad key shows.
 *
 * @throws AppError `unavailable` when the file of the embedded store cannot be opened.
 */
export function openStore({ documentStore, dataDir }: Environment, clock: Clock): OpenStore {
  return documentStore.kind === 'firestore' ? openFirestore(documentStore, clock) : openEmbedded(dataDir, clock)
}

function openEmbedded(dataDir: string, clock: Clock): OpenStore {
  const store = createSqliteStore({ file: join(dataDir, 'store.sqlite') })
  const adapter = createNextAuthStore({ store, accounts: accountDirectory({ store, clock }) })
  return { kind: 'embedded', store, authStore: async () => adapter }
}

/** The Firestore SDK is large, so it is loaded at the first use: the embedded site never needs it. */
function openFirestore(settings: DocumentStoreSettings & { kind: 'firestore' }, clock: Clock): OpenStore {
  const store = deferStore(async () => {
    const { connectFirestore } = await import('@/lib/adapters/firestore/connect')
    const { createFirestoreStore } = await import('@/lib/adapters/firestore/firestore-store')
    return createFirestoreStore(connectFirestore(settings))
  })
  const authStore = async () => {
    const { connectFirestore } = await import('@/lib/adapters/firestore/connect')
    const { createFirebaseAuthStore } = await import('@/lib/adapters/firebase-auth-store')
    const accounts = accountDirectory({ store, clock })
    return createFirebaseAuthStore({ firestore: connectFirestore(settings), accounts })
  }
  return { kind: 'firestore', store, authStore }
}

function deferStore(open: () => Promise<DocumentStore>): DocumentStore {
  let opened: Promise<DocumentStore> | undefined
  const opening = () => {
    opened ??= open()
    return opened
  }
  return {
    get: async (...key) => (await opening()).get(...key),
    query: async (...query) => (await opening()).query(...query),
    create: async (...write) => (await opening()).create(...write),
    set: async (...write) => (await opening()).set(...write),
    update: async (...write) => (await opening()).update(...write),
    delete: async (...removal) => (await opening()).delete(...removal),
    transaction: async (work) => (await opening()).transaction(work),
    ping: async () => (await opening()).ping(),
    close: async () => (await opening()).close(),
  }
}
