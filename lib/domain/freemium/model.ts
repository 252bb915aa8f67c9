/** The client-safe entry point of the free tier. Without schemas, whose library would weigh more than the exercise page. */
import type { Usage } from './schemas'

export type { Access, Usage } from './schemas'

/** How many different exercises the free tier lets start within the window. */
export const EXERCISE_LIMIT = 3
/** An exercise counts for this long from its first check or hint. */
export const TIME_WINDOW_HOURS = 12

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
