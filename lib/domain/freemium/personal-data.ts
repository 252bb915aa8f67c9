import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { USAGE } from './access'

/** Deletes which exercises an account has started. @returns how many documents: 1 or 0. */
export async function eraseUsage(store: DocumentStore, uid: string): Promise<number> {
  if (!(await store.get(USAGE, uid))) return 0
  await store.delete(USAGE, uid)
  return 1
}

/** Which exercises an account has started lately, and when. */
export async function readStarts(store: DocumentStore, uid: string): Promise<DocumentData> {
  const document = await store.get(USAGE, uid)
  return document?.data ?? {}
}
