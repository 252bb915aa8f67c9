import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { PROGRESS } from './progress'

/** Deletes what an account has solved. @returns how many documents: 1 or 0. */
export async function eraseProgress(store: DocumentStore, uid: string): Promise<number> {
  if (!(await store.get(PROGRESS, uid))) return 0
  await store.delete(PROGRESS, uid)
  return 1
}

/** Which exercises an account has solved, and when at each level. */
export async function readProgress(store: DocumentStore, uid: string): Promise<DocumentData> {
  const document = await store.get(PROGRESS, uid)
  return document?.data ?? {}
}
