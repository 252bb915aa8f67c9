import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { deletePortion, readAll, type Selection } from '@/lib/task/documents'
import { ACTIVITY_LOG } from './log-activity'

/** Deletes a portion of an account's entries. @returns how many; 0 when there are none left. */
export function eraseActivities(store: DocumentStore, userId: string): Promise<number> {
  return deletePortion(store, entriesOf(userId))
}

/** All entries of an account, oldest first. */
export async function readActivities(store: DocumentStore, userId: string): Promise<readonly DocumentData[]> {
  const entries = await readAll(store, entriesOf(userId))
  return entries.toSorted((left, right) => String(left.createdAt).localeCompare(String(right.createdAt)))
}

function entriesOf(userId: string): Selection {
  return { collection: ACTIVITY_LOG, field: 'userId', value: userId }
}
