import { hasFailedWith } from '@/lib/client/api'

/** Tries on a connection that the browser believes in; those without one do not count. */
export const MAX_ATTEMPTS = 4
/** Browsers now and then say that they are offline when they are not, so now and then it is tried all the same. */
export const OFFLINE_RETRY_DELAY_MS = 20_000
/** Trouble that is over sooner is not worth a word. */
export const RETRY_NOTICE_DELAY_MS = 1_500

const FIRST_PATIENCE_MS = 8_000
const LONGEST_PATIENCE_MS = 20_000
const FIRST_PAUSE_MS = 600
/** A gateway's own page has none of our codes, and `internal` is what an answer without one counts as. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/**
 * Tells whether a call or its answer got lost on the way: nothing came in time, or a gateway answered in the server's
 * place. What the server itself has answered is final.
 */
export function isRetryableError(error: unknown): boolean {
  return (
    hasFailedWith(error, 'network-request-failed') ||
    (hasFailedWith(error, 'internal') && GATEWAY_STATUSES.includes(error.status))
  )
}

/** How long to wait for an answer, in ms, when that many tries were lost: longer each time, for a slow network. */
export function attemptTimeoutMs(lost: number): number {
  return Math.min(FIRST_PATIENCE_MS * 1.5 ** lost, LONGEST_PATIENCE_MS)
}

/**
 * How long to rest before the next try, in ms, when that many were lost: twice as long each time, give or take half, so
 * that a class whose network was gone does not come back all at once.
 *
 * @param chance a number in [0, 1).
 */
export function backoffMs(lost: number, chance: number): number {
  return FIRST_PAUSE_MS * 2 ** (lost - 1) * (0.5 + chance)
}
