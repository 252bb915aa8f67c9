import { type DocumentSelection, deleteBatch, readBatches } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { ACTIVITY_LOG } from './log-activity'

/** Deletes a portion of an account's entries. @returns how many; 0 when there are none left. */
export function eraseActivities(store: DocumentStore, userId: string): Promise<number> {
  return deleteBatch(store, entriesOf(userId))
}

/** All entries of an account, oldest first. They may be many, so each portion is read when it is asked for. */
export function readActivities(store: DocumentStore, userId: string): AsyncIterable<readonly DocumentData[]> {
  return readBatches(store, entriesOf(userId), 'createdAt')
}

function entriesOf(userId: string): DocumentSelection {
  return { collection: ACTIVITY_LOG, field: 'userId', value: userId }
}
