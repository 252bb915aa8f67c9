import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { RateLimitSettings } from '@/lib/server/env/parse-environment'
import { SITE_NAME } from '@/lib/shared/site'
import { onFirstUse } from './on-first-use'

/**
 * The limiter that the configuration names.
 *
 * @param secret hides from a shared counter who is counted; the same on all servers that share it.
 */
export function openRateLimiter(settings: RateLimitSettings, secret: string): RateLimiter {
  if (settings.kind === 'memory') return createMemoryRateLimiter()
  const { url, token } = settings
  // The SDK is loaded at the first use: a site that counts in memory never needs it.
  return onFirstUse(async () => {
    const { createUpstashRateLimiter } = await import('@/lib/adapters/upstash-rate-limiter')
    return createUpstashRateLimiter({ url, token, prefix: `${SITE_NAME.toLowerCase()}:limit`, secret })
  }, {})
}
