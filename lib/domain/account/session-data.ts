/** The sessions of an account as data about a person. */
import { deleteBatch, readAllDocuments } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { SESSIONS } from './sessions'

/** Where somebody has signed in, and when it was used last. */
export async function readSessions(store: DocumentStore, uid: string): Promise<readonly DocumentData[]> {
  const sessions = await readAllDocuments(store, { collection: SESSIONS, field: 'uid', value: uid })
  return sessions.map(({ browser = null, system = null, signedInAt = null, lastSeenDay = null }) => ({
    browser,
    system,
    signedInAt,
    lastSeenDay,
  }))
}

/** Deletes a portion of an account's sessions. @returns how many; 0 when there are none left */
export function eraseSessions(store: DocumentStore, uid: string): Promise<number> {
  return deleteBatch(store, { collection: SESSIONS, field: 'uid', value: uid })
}
