import { randomUUID } from 'node:crypto'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Logger } from '@/lib/ports/logger'
import type { Sentry } from './connect-sentry'

/** Reports that have not left after this long are given up. */
const FLUSH_TIMEOUT_MS = 2000

interface SentryReporterDeps {
  /** Loads and starts the SDK; called once, at once, so that it takes what nobody catches as well. */
  readonly connect: () => Promise<Sentry>
  readonly logger: Logger
  /** What is known of the request in which something is reported. */
  readonly tags: () => Readonly<Record<string, string>>
  /** Keeps the process from being put to sleep before the work is done. */
  readonly keepAwake: (work: Promise<void>) => void
}

/** Reports to Sentry, and to the log, by the same reference. */
export function createSentryErrorReporter({ connect, logger, tags, keepAwake }: SentryReporterDeps): ErrorReporter {
  const connected = connect()
  const send = async (tell: (sentry: Sentry) => void) => {
    try {
      const sentry = await connected
      tell(sentry)
      await sentry.flush(FLUSH_TIMEOUT_MS)
    } catch (error) {
      logger.error({ err: error }, 'the error service cannot be told')
    }
  }
  return {
    report(error, context = {}) {
      // The form of Sentry's own ids, so that the reference finds the report there.
      const reference = randomUUID().replaceAll('-', '')
      logger.error({ ...context, reference, err: error }, 'unexpected failure')
      const captureContext = { tags: tags(), extra: context }
      keepAwake(send((sentry) => sentry.captureException(error, { event_id: reference, captureContext })))
      return reference
    },
    notify(message, context = {}) {
      logger.warn(context, message)
      const captureContext = { level: 'warning' as const, tags: tags(), extra: context }
      keepAwake(send((sentry) => sentry.captureMessage(message, captureContext)))
    },
  }
}
