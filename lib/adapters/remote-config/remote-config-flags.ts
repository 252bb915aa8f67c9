import type { Clock } from '@/lib/ports/clock'
import type { FeatureFlags, Flags } from '@/lib/ports/feature-flags'
import type { Logger } from '@/lib/ports/logger'
import { backoffMs } from './backoff'

/** The least time between two answers of the service. */
const MIN_INTERVAL_MS = 12 * 60 * 60 * 1000

interface RemoteConfigSettings {
  /** What holds until the service has answered for the first time. */
  readonly defaults: Flags
  /** Asks the service. @throws whatever went wrong */
  readonly fetchFlags: () => Promise<Flags>
  readonly clock: Clock
  readonly logger: Logger
  /** Does work that nobody waits for. */
  readonly inBackground: (work: () => Promise<void>) => void
  /** A random number from 0 to 1. */
  readonly random?: () => number
}

/**
 * Flags that are kept at Firebase Remote Config. What was answered last holds until the next answer, also while the
 * service fails; then it is asked again after a while that grows.
 */
export function createRemoteConfigFlags(settings: RemoteConfigSettings): FeatureFlags {
  const { defaults, fetchFlags, clock, logger, inBackground, random = Math.random } = settings
  let flags = defaults
  let failures = 0
  let nextFetchAt = 0
  let isFetching = false

  const now = () => clock.now().getTime()
  const isDue = () => !isFetching && now() >= nextFetchAt

  /** Several requests may have asked for it before it begins. */
  async function refresh(): Promise<void> {
    if (!isDue()) return
    isFetching = true
    try {
      flags = await fetchFlags()
      failures = 0
      nextFetchAt = now() + MIN_INTERVAL_MS
    } catch (error) {
      failures += 1
      const waitMs = backoffMs(failures, random())
      nextFetchAt = now() + waitMs
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn({ reason, failures, waitMs }, 'feature flags were not fetched')
    }
    isFetching = false
  }

  return {
    current() {
      if (isDue()) inBackground(refresh)
      return flags
    },
  }
}
