import { randomUUID } from 'node:crypto'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Logger } from '@/lib/ports/logger'

/** Reports unexpected failures as lines of the log, where the reference finds them. */
export function createConsoleErrorReporter(logger: Logger): ErrorReporter {
  return {
    report(error, context = {}) {
      const reference = randomUUID()
      logger.error({ ...context, reference, err: error }, 'unexpected failure')
      return reference
    },
  }
}
