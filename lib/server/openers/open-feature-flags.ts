import { createRemoteConfigFlags } from '@/lib/adapters/remote-config/remote-config-flags'
import type { Clock } from '@/lib/ports/clock'
import type { FeatureFlags } from '@/lib/ports/feature-flags'
import type { Logger } from '@/lib/ports/logger'
import type { FlagSettings } from '@/lib/server/env/parse-environment'

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
      const { fetchRemoteFlags } = await import('@/lib/adapters/remote-config/fetch-remote-flags')
      return fetchRemoteFlags(account, values)
    },
    clock: deps.clock,
    logger: deps.logger,
    inBackground: deps.afterResponse,
  })
}
