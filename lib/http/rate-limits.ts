import { AppError } from '@/lib/errors/app-error'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'

/** A limit of a route, counted per account or per client address. */
export interface RouteLimit extends RateLimit {
  readonly per: 'user' | 'client'
}

/** Counts one use. @throws AppError `too-many-requests` with `retryAfterSeconds` in its details. */
export async function requireWithinLimit(rateLimiter: RateLimiter, limit: RateLimit, key: string): Promise<void> {
  const decision = await rateLimiter.use(limit, key)
  if (!decision.allowed) throw new AppError('too-many-requests', { retryAfterSeconds: decision.retryAfterSeconds })
}
