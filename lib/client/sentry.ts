import { breadcrumbsIntegration, captureException, init, makeFetchTransport, replayIntegration } from '@sentry/nextjs'
import type { ErrorServiceSettings } from '@/lib/shared/errors/error-service'
import { SENTRY_OPTIONS, scrubbedTransport } from '@/lib/shared/errors/sentry-options'

/** What the SDK may do by itself. The rest would count visits, or tell of languages and of what is logged. */
const USED = [
  'EventFilters',
  'FunctionToString',
  'LinkedErrors',
  'BrowserApiErrors',
  'GlobalHandlers',
  'Dedupe',
  'HttpContext',
  'BrowserTracing',
  'NextjsClientStackFrameNormalization',
]

/** A connection that breaks, or a page that is left, is no fault of the site's. */
const NO_FAULTS = ['AbortError', 'Failed to fetch', 'Load failed', 'ChunkLoadError']

/**
 * Starts Sentry in the browser, as the second specification asks in section 9. Recordings show how a page moved, with
 * every text, input and picture hidden; nothing of them is stored in the browser.
 *
 * @returns what reports a failure.
 */
export function startSentry({ dsn, environment, release }: ErrorServiceSettings) {
  init({
    ...SENTRY_OPTIONS,
    dsn,
    environment,
    release,
    ignoreErrors: NO_FAULTS,
    // Many a failure is that of one browser; nothing else is told of the device.
    initialScope: { extra: { userAgent: navigator.userAgent } },
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    transport: (options: Parameters<typeof makeFetchTransport>[0]) => scrubbedTransport(makeFetchTransport(options)),
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => USED.includes(name)),
      breadcrumbsIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        stickySession: false,
        // They are compressed when they have been scrubbed.
        useCompression: false,
      }),
    ],
  })
  return (error: unknown, reference: string): void => void captureException(error, { event_id: reference })
}
