import { createRemoteConfigFlags } from './adapters/remote-config/remote-config-flags'
import type { FlagSettings } from './env/schema'
import type { Clock } from './ports/clock'
import type { FeatureFlags } from './ports/feature-flags'
import type { Logger } from './ports/logger'

interface Deps {
  readonly clock: Clock
  readonly logger: Logger
  readonly afterResponse: (work: () => Promise<void>) => void
}

/** The flags that the configuration names: its own variables, or those at Firebase, whose SDK is loaded when asked. */
export function openFeatureFlags({ values, account }: FlagSettings, deps: Deps): FeatureFlags {
  if (!account) return { current: () => values }
  return createRemoteConfigFlags({
    defaults: values,
    fetchFlags: async () => {
      const { fetchRemoteFlags } = await import('./adapters/remote-config/connect')
      return fetchRemoteFlags(account, values)
    },
    clock: deps.clock,
    logger: deps.logger,
    inBackground: deps.afterResponse,
  })
}
