import type { RateLimit, RateLimitDecision, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'

/** Counts one use. @throws AppError `too-many-requests` with `retryAfterSeconds` in its details. */
export async function requireWithinLimit(rateLimiter: RateLimiter, limit: RateLimit, key: string): Promise<void> {
  requireAllowed(await rateLimiter.use(limit, key))
}

/** @throws AppError `too-many-requests` with `retryAfterSeconds` in its details. */
export function requireAllowed(decision: RateLimitDecision): void {
  if (!decision.allowed) throw new AppError('too-many-requests', { retryAfterSeconds: decision.retryAfterSeconds })
}
