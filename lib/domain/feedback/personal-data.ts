import { readAllDocuments, updateBatch } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { ERROR_REPORTS } from './save-error-report'
import { FEEDBACK } from './send-feedback'

interface Sender {
  readonly userId: string
  /** Absent when nobody has shown it to be theirs. */
  readonly email: string | undefined
}

/** Takes the sender out of a portion of what an account has sent; the messages stay. @returns how many; 0 at the end. */
export async function anonymizeSentMessages(store: DocumentStore, { userId, email }: Sender): Promise<number> {
  const changes = { userId: null, email: null }
  const counts = [
    await updateBatch(store, { collection: ERROR_REPORTS, field: 'userId', value: userId }, changes),
    await updateBatch(store, { collection: FEEDBACK, field: 'userId', value: userId }, changes),
    email === undefined ? 0 : await updateBatch(store, { collection: FEEDBACK, field: 'email', value: email }, changes),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What an account has sent while it was signed in. */
export async function readSentMessages(
  store: DocumentStore,
  userId: string,
): Promise<{ readonly errorReports: readonly DocumentData[]; readonly feedback: readonly DocumentData[] }> {
  const [errorReports, feedback] = await Promise.all([
    readAllDocuments(store, { collection: ERROR_REPORTS, field: 'userId', value: userId }),
    readAllDocuments(store, { collection: FEEDBACK, field: 'userId', value: userId }),
  ])
  return { errorReports, feedback }
}
