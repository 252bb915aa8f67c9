import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimitDecision, RateLimiter } from '@/lib/ports/rate-limiter'

/**
 * Counts uses in the memory of this process: for one server. A window starts with the first use of a key, and a use
 * that was refused does not make it longer.
 */
export function createMemoryRateLimiter(): RateLimiter {
  const counters = new Map<string, RateLimiterMemory>()

  function counterOf(limit: RateLimit): RateLimiterMemory {
    const existing = counters.get(limit.name)
    if (existing) return existing
    const counter = new RateLimiterMemory({
      keyPrefix: limit.name,
      points: limit.limit,
      duration: limit.windowSeconds,
    })
    counters.set(limit.name, counter)
    return counter
  }

  return {
    async use(limit, key) {
      try {
        await counterOf(limit).consume(key)
        return { allowed: true }
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toRefusal(refusal)
        throw refusal
      }
    },
    async peek(limit, key) {
      const state = await counterOf(limit).get(key)
      const isFull = state !== null && state.msBeforeNext > 0 && state.consumedPoints >= limit.limit
      return isFull ? toRefusal(state) : { allowed: true }
    },
    async reset(limit, key) {
      await counterOf(limit).delete(key)
    },
  }
}

function toRefusal({ msBeforeNext }: RateLimiterRes): RateLimitDecision {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}
