import { createHmac } from 'node:crypto'
import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import type { RateLimit, RateLimitDecision, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'

export interface UpstashSettings {
  /** The address of the database's REST interface. */
  readonly url: string
  readonly token: string
  /** What the names of our keys in the database begin with. */
  readonly prefix: string
  /** Hides who is counted: the names of the keys hold addresses and e-mail addresses only as sealed by it. */
  readonly secret: string
  /** How many milliseconds a count may take; 1500 where nothing is said. */
  readonly timeoutMs?: number
}

/** Each request waits for a count, so a database that is slower than this is as good as none. */
const TIMEOUT_MS = 1500

/**
 * Counts uses in a Redis of Upstash, which all servers share. Nothing is sent before the first use.
 *
 * The bucket holds `limit` tokens and is filled anew once a window: the SDK's windows that begin with a key's first
 * use. Its fixed and sliding windows begin by the clock, so a limit of one could let two uses pass within a second.
 */
export function createUpstashRateLimiter({
  url,
  token,
  prefix,
  secret,
  timeoutMs = TIMEOUT_MS,
}: UpstashSettings): RateLimiter {
  const redis = new Redis({
    url,
    token,
    // A count that was lost on the way back would count twice. (`retry: false` tries once more.)
    retry: { retries: 0 },
    // A function: with a plain signal the SDK takes being late for an answer.
    signal: () => AbortSignal.timeout(timeoutMs),
    enableTelemetry: false,
  })

  function counterOf({ name, limit, windowSeconds }: RateLimit): Ratelimit {
    return new Ratelimit({
      redis,
      prefix: `${prefix}:${name}`,
      limiter: Ratelimit.tokenBucket(limit, `${windowSeconds} s`, limit),
      // The SDK's own time-out would let the use pass.
      timeout: 0,
      // Would go on refusing here what another server has reset.
      ephemeralCache: false,
      enableTelemetry: false,
    })
  }

  function sealed({ name }: RateLimit, key: string): string {
    return createHmac('sha256', secret).update(`${name}\0${key}`).digest('base64url')
  }

  return {
    async use(limit, key) {
      const { success, reset } = await orUnavailable(counterOf(limit).limit(sealed(limit, key)))
      return success ? { allowed: true } : toRefusal(reset)
    },
    async peek(limit, key) {
      const { remaining, reset } = await orUnavailable(counterOf(limit).getRemaining(sealed(limit, key)))
      // What remains is as of the last use; the next one fills the bucket first when its time has come.
      return remaining > 0 || reset <= Date.now() ? { allowed: true } : toRefusal(reset)
    },
    async reset(limit, key) {
      // Not `resetUsedTokens`, which walks through all keys of the database.
      await orUnavailable(redis.del(`${prefix}:${limit.name}:${sealed(limit, key)}`))
    },
  }
}

function toRefusal(reset: number): RateLimitDecision {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((reset - Date.now()) / 1000)) }
}

/** Whatever goes wrong in a call of the SDK, the count is not known. */
async function orUnavailable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause })
  }
}
