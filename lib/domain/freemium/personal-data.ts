import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { USAGE } from './access'

/** Which exercises an account has started lately, and when. */
export async function readStarts(store: DocumentStore, uid: string): Promise<DocumentData> {
  const document = await store.get(USAGE, uid)
  return document?.data ?? {}
}
