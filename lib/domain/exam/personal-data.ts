import { type DocumentSelection, deleteBatch, readAllDocuments } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import { EXAM_ATTEMPTS } from './attempts'

/** Deletes a portion of an account's attempts at exams. @returns how many; 0 when there are none left. */
export function eraseAttempts(store: DocumentStore, userId: string): Promise<number> {
  return deleteBatch(store, attemptsOf(userId))
}

/** All attempts of an account at exams: what was answered, how long it took, and what it was worth. */
export async function readAttempts(store: DocumentStore, userId: string): Promise<readonly DocumentData[]> {
  const documents = await readAllDocuments(store, attemptsOf(userId))
  return documents.map(({ userId: _, progress, result, ...rest }) => ({
    ...rest,
    progress: fromText(progress),
    ...(result !== undefined && { result: fromText(result) }),
  }))
}

function fromText(text: JsonValue | undefined): JsonValue {
  return JSON.parse(String(text)) as JsonValue
}

function attemptsOf(userId: string): DocumentSelection {
  return { collection: EXAM_ATTEMPTS, field: 'userId', value: userId }
}
