import { captureException, captureMessage, flush, init, makeNodeTransport } from '@sentry/nextjs'
import type { ErrorServiceSettings } from '@/lib/shared/errors/error-service'
import { SENTRY_OPTIONS, scrubbedTransport } from '@/lib/shared/errors/sentry-options'

/**
 * What the SDK may do by itself: keep requests apart, follow their steps and their calls of other servers, and take
 * what nobody has caught. The rest of its integrations would note the lines of the log, or look into libraries.
 */
const USED = [
  'EventFilters',
  'FunctionToString',
  'LinkedErrors',
  'NodeSystemError',
  'Http',
  'NodeFetch',
  'OnUncaughtException',
  'OnUnhandledRejection',
  'Context',
]

/** What the reporter uses of the SDK. */
export interface Sentry {
  readonly captureException: typeof captureException
  readonly captureMessage: typeof captureMessage
  readonly flush: typeof flush
}

/** Starts the SDK in this process, once. */
export function connectSentry({ dsn, environment, release }: ErrorServiceSettings): Sentry {
  init({
    ...SENTRY_OPTIONS,
    dsn,
    environment,
    release,
    includeServerName: false,
    transport: (options: Parameters<typeof makeNodeTransport>[0]) => scrubbedTransport(makeNodeTransport(options)),
    integrations: (defaults) => defaults.filter(({ name }) => USED.includes(name)),
    // Libraries run as they were written: nothing is woven into them while they are loaded.
    enableRuntimeChannelInjection: false,
    // Other servers are not told which request theirs belongs to.
    tracePropagationTargets: [],
  })
  return { captureException, captureMessage, flush }
}
