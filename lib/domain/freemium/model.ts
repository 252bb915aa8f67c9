/** The client-safe door of the free tier. It knows no zod, so that the exercise page loads none. */

/** How many different exercises the free tier lets start within the window. */
export const EXERCISE_LIMIT = 3
/** An exercise counts for this long from its first check or hint. */
export const TIME_WINDOW_HOURS = 12

/** What the free tier or a subscription allows now. */
export interface Access {
  readonly allowed: boolean
  readonly hasStartedThisExercise: boolean
}

/** How an account stands with the free tier, as `GET /api/freemium/usage` answers it. */
export interface Usage {
  /** Whether a subscription gives access now: also a cancelled one, until it expires. */
  readonly hasSubscription: boolean
  readonly isCancelled: boolean
  /** End of the paid period, ISO time. */
  readonly expiresAt: string | null
  /** Ids of the exercises that were started within the window, the oldest start first. */
  readonly exercisesUsed: readonly string[]
  /** How many other exercises may still be started; null without a limit. */
  readonly exercisesRemaining: number | null
  readonly limitReached: boolean
  readonly hasStartedThisExercise: boolean
}

/** What a page gets of the usage when it is rendered. */
export interface UsageView {
  readonly usage: Usage
  /** The server's time of reading, ISO. */
  readonly asOf: string
  /** Until when each exercise of `usage.exercisesUsed` counts, ISO time by exercise id. */
  readonly countsUntil: Readonly<Record<string, string>>
}

/** The same, or that it could not be read. */
export type UsageReading = UsageView | 'unavailable'

/** Whether the exercise that the usage was asked for may be worked on. A started one may always be continued. */
export function isAllowed({ limitReached, hasStartedThisExercise }: Usage): boolean {
  return !limitReached || hasStartedThisExercise
}
