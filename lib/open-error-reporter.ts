import { createConsoleErrorReporter } from './adapters/console-error-reporter/console-error-reporter'
import { createSentryErrorReporter } from './adapters/sentry/sentry-error-reporter'
import type { ErrorServiceSettings } from './errors/error-service'
import type { ErrorReporter } from './ports/error-reporter'
import type { Logger } from './ports/logger'

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
    connect: async () => (await import('./adapters/sentry/connect')).connectSentry(settings),
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
