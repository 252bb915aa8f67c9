import { readAll, updatePortion } from '@/lib/domain/task/documents'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { ERROR_REPORTS } from './report-exercise'
import { FEEDBACK } from './send-feedback'

interface Sender {
  readonly userId: string
  /** Absent when nobody has shown it to be theirs. */
  readonly email: string | undefined
}

/** Takes the sender out of a portion of what an account has sent; the messages stay. @returns how many; 0 at the end. */
export async function forgetSender(store: DocumentStore, { userId, email }: Sender): Promise<number> {
  const changes = { userId: null, email: null }
  const counts = [
    await updatePortion(store, { collection: ERROR_REPORTS, field: 'userId', value: userId }, changes),
    await updatePortion(store, { collection: FEEDBACK, field: 'userId', value: userId }, changes),
    email === undefined
      ? 0
      : await updatePortion(store, { collection: FEEDBACK, field: 'email', value: email }, changes),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What an account has sent while it was signed in. */
export async function readSentMessages(
  store: DocumentStore,
  userId: string,
): Promise<{ readonly errorReports: readonly DocumentData[]; readonly feedback: readonly DocumentData[] }> {
  const [errorReports, feedback] = await Promise.all([
    readAll(store, { collection: ERROR_REPORTS, field: 'userId', value: userId }),
    readAll(store, { collection: FEEDBACK, field: 'userId', value: userId }),
  ])
  return { errorReports, feedback }
}
