import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { RateLimitSettings } from '@/lib/server/env/schema'
import { SITE_NAME } from '@/lib/shared/site'

/**
 * The limiter that the configuration names.
 *
 * @param secret hides from a shared counter who is counted; the same on all servers that share it.
 */
export function openRateLimiter(settings: RateLimitSettings, secret: string): RateLimiter {
  return settings.kind === 'upstash' ? openUpstash(settings, secret) : createMemoryRateLimiter()
}

/** The SDK is loaded at the first use: a site that counts in memory never needs it. */
function openUpstash({ url, token }: RateLimitSettings & { kind: 'upstash' }, secret: string): RateLimiter {
  let opened: Promise<RateLimiter> | undefined
  const open = async () => {
    const { createUpstashRateLimiter } = await import('@/lib/adapters/upstash-rate-limiter')
    return createUpstashRateLimiter({ url, token, prefix: `${SITE_NAME.toLowerCase()}:limit`, secret })
  }
  const opening = () => {
    opened ??= open()
    return opened
  }
  return {
    use: async (limit, key) => (await opening()).use(limit, key),
    peek: async (limit, key) => (await opening()).peek(limit, key),
    reset: async (limit, key) => (await opening()).reset(limit, key),
  }
}
