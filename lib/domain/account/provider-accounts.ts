import { deleteBatch, readAllDocuments } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'

/** Next-auth's own collections, named alike by both of its adapters. */
const PROVIDER_ACCOUNTS = 'accounts'
const SESSIONS = 'sessions'

/** Unlinks the social accounts of an account and ends sessions kept in the store. @returns how many; 0 at the end. */
export async function eraseProviderAccounts(store: DocumentStore, uid: string): Promise<number> {
  const accounts = await deleteBatch(store, { collection: PROVIDER_ACCOUNTS, field: 'userId', value: uid })
  const sessions = await deleteBatch(store, { collection: SESSIONS, field: 'userId', value: uid })
  return accounts + sessions
}

/** The social accounts that somebody signs in with. What lets one act there in their name is left out. */
export async function readProviderAccounts(store: DocumentStore, uid: string): Promise<readonly DocumentData[]> {
  const accounts = await readAllDocuments(store, { collection: PROVIDER_ACCOUNTS, field: 'userId', value: uid })
  return accounts.map(({ provider = null, providerAccountId = null }) => ({ provider, providerAccountId }))
}
