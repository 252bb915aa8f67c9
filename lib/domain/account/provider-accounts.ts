import { deleteBatch, readAllDocuments } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'

/** Next-auth's own collection, named alike by both of its adapters. */
const PROVIDER_ACCOUNTS = 'accounts'

/** Unlinks a portion of the social accounts of an account. @returns how many; 0 when there are none left */
export function eraseProviderAccounts(store: DocumentStore, uid: string): Promise<number> {
  return deleteBatch(store, { collection: PROVIDER_ACCOUNTS, field: 'userId', value: uid })
}

/** The social accounts that somebody signs in with. What lets one act there in their name is left out. */
export async function readProviderAccounts(store: DocumentStore, uid: string): Promise<readonly DocumentData[]> {
  const accounts = await readAllDocuments(store, { collection: PROVIDER_ACCOUNTS, field: 'userId', value: uid })
  return accounts.map(({ provider = null, providerAccountId = null }) => ({ provider, providerAccountId }))
}
