import { randomUUID } from 'node:crypto'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Logger } from '@/lib/ports/logger'

/** Reports as lines of the log, where the reference finds a failure. */
export function createConsoleErrorReporter(logger: Logger): ErrorReporter {
  return {
    report(error, context = {}) {
      const reference = randomUUID()
      logger.error({ ...context, reference, err: error }, 'unexpected failure')
      return reference
    },
    notify: (message, context = {}) => logger.warn(context, message),
  }
}
