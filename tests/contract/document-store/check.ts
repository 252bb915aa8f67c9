import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'

/** A test with a new, empty store of its own. */
export type Check = (title: string, use: (store: DocumentStore) => Promise<void>) => void

export const conflict = { code: 'conflict' }
export const notFound = { code: 'not-found' }

/** The data of `users/anna`, the one document that most tests need. */
export async function anna(store: DocumentStore): Promise<DocumentData | undefined> {
  return (await store.get('users', 'anna'))?.data
}

export async function versionOfAnna(store: DocumentStore): Promise<string> {
  const document = await store.get('users', 'anna')
  if (!document) throw new Error('users/anna is not there')
  return document.version
}
