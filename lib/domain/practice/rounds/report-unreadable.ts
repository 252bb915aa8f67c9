import { ZodError } from 'zod'
import type { ErrorReporter } from '@/lib/ports/error-reporter'

/** Reports that a round cannot be read, so that the others go on. @throws the error when it is about something else */
export function reportUnreadable(errorReporter: ErrorReporter, error: unknown): void {
  if (!(error instanceof ZodError)) throw error
  errorReporter.report(error, { part: 'practice' })
}
