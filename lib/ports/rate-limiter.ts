/** A named limit: at most `limit` uses by one key in any `windowSeconds`. */
export interface RateLimit {
  readonly name: string
  readonly limit: number
  readonly windowSeconds: number
}

export type RateLimitDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** Counts uses per limit and key. @throws AppError `unavailable` when the counter's service does not answer. */
export interface RateLimiter {
  /** Counts one use and tells whether it is within the limit. */
  use(limit: RateLimit, key: string): Promise<RateLimitDecision>
  /** Tells whether a use would be within the limit, without counting one. */
  peek(limit: RateLimit, key: string): Promise<RateLimitDecision>
  /** Forgets the uses of one key. */
  reset(limit: RateLimit, key: string): Promise<void>
}
