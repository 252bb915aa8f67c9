/** A named limit: `limit` uses by one key in `windowSeconds`, as far as `RateLimiter` promises. */
export interface RateLimit {
  readonly name: string
  readonly limit: number
  readonly windowSeconds: number
}

export type RateLimitDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/**
 * Counts uses per limit and key, in windows that follow one another while a key is used. So a use is refused only after
 * `limit` others in the last `windowSeconds`, whereas in the worst case, the end of one window and the start of the
 * next, any `windowSeconds` see twice `limit` (one, of a limit of one). A use that was refused counts for nothing.
 *
 * @throws AppError `unavailable` when the counter's service does not answer: nobody passes uncounted.
 */
export interface RateLimiter {
  /** Counts one use and tells whether it is within the limit, or in how many seconds (at least 1) one will be. */
  use(limit: RateLimit, key: string): Promise<RateLimitDecision>
  /** Tells whether a use would be within the limit, without counting one. */
  peek(limit: RateLimit, key: string): Promise<RateLimitDecision>
  /** Forgets the uses of one key. */
  reset(limit: RateLimit, key: string): Promise<void>
}
