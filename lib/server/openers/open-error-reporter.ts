import { createConsoleErrorReporter } from '@/lib/adapters/console-error-reporter'
import { createSentryErrorReporter } from '@/lib/adapters/sentry/sentry-error-reporter'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Logger } from '@/lib/ports/logger'
import type { ErrorServiceSettings } from '@/lib/shared/errors/error-service'

interface Deps {
  readonly logger: Logger
  /** What is known of the current request. */
  readonly requestFields: () => Readonly<Record<string, string>>
  readonly afterResponse: (work: () => Promise<void>) => void
}

/** Reports to the error service that the configuration names; without one, failures are only logged. */
export function openErrorReporter(settings: ErrorServiceSettings | undefined, deps: Deps): ErrorReporter {
  const { logger, requestFields, afterResponse } = deps
  if (settings === undefined) return createConsoleErrorReporter(logger)
  return createSentryErrorReporter({
    // The SDK costs memory and time, so it is loaded only where it reports.
    connect: async () => (await import('@/lib/adapters/sentry/connect-sentry')).connectSentry(settings),
    logger,
    tags: requestFields,
    keepAwake: (work) => {
      try {
        afterResponse(() => work)
      } catch {
        // Next refuses it outside of requests, where the process stays awake by itself.
      }
    },
  })
}
