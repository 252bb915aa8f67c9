import { randomUUID } from 'node:crypto'
import type { SignedInUser } from '@/lib/domain/account/model'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { AppError } from '@/lib/shared/errors/app-error'
import type { ErrorReportBody } from './error-report-schema'

export const ERROR_REPORTS = 'errorReports'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
  readonly site: { readonly url: string }
}

/**
 * Keeps a report of a fault in an exercise, and tells the people who run the site. The sender is the one of the session
 * or nobody: what the body claims without one is not kept.
 *
 * @throws AppError `forbidden` for a `userId` that is not the caller's, `invalid-request` when the address is not that of
 *   an exercise of this site.
 */
export async function saveErrorReport(
  { store, clock, errorReporter, site }: Deps,
  sender: SignedInUser | undefined,
  body: ErrorReportBody,
): Promise<void> {
  if (sender && body.userId !== undefined && body.userId !== sender.uid) throw new AppError('forbidden')
  const { description, errorType, exerciseState } = body
  const exerciseId = requireExerciseId(body.exerciseURL, site.url)
  const exerciseURL = exercisePath(exerciseId, exerciseState)
  const reportId = randomUUID()
  await store.create(ERROR_REPORTS, reportId, {
    description,
    errorType,
    exerciseId,
    exerciseURL,
    exerciseState,
    userId: sender?.uid ?? null,
    email: sender?.email ?? null,
    status: 'new',
    createdAt: clock.now().toISOString(),
  })
  errorReporter.notify('a fault of an exercise was reported', { reportId, errorType, exerciseURL })
}

/** The exercise that an address or a path of this site shows. */
function requireExerciseId(address: string, siteUrl: string): string {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined
  const id = url?.origin === siteUrl ? /^\/exercise\/([^/]+)$/.exec(url.pathname)?.[1] : undefined
  const parsed = ExerciseId.safeParse(id)
  if (parsed.success) return parsed.data
  throw new AppError('invalid-request', [{ path: 'exerciseURL', reason: 'not an exercise of this site' }])
}
