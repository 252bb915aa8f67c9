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
  /** When the limit is reached: what of `usage.exercisesUsed` is still there to be continued, as far as it is known. */
  readonly continuable?: readonly ContinuableExercise[] | undefined
}

/** An exercise that was started, which may be continued whatever the limit says. */
export interface ContinuableExercise {
  readonly id: string
  readonly title: string
  /** It asks with the same numbers each time, as exam tasks do. */
  readonly isFixed: boolean
}

/** The same, or that it could not be read. */
export type UsageReading = UsageView | 'unavailable'

/** How the free tier stands towards an exercise of a list: begun within the window, or to be begun only later. */
export type DailyStanding = 'begun' | 'waits'

/** What a list says of an exercise before it is opened: nothing of those that may be begun, nor without a limit. */
export function dailyStandingOf(reading: UsageReading | undefined, exerciseId: string): DailyStanding | undefined {
  if (reading === undefined || reading === 'unavailable' || reading.usage.hasSubscription) return undefined
  const { exercisesUsed, limitReached } = reading.usage
  if (exercisesUsed.includes(exerciseId)) return 'begun'
  return limitReached ? 'waits' : undefined
}

/** Whether the exercise that the usage was asked for may be worked on. A started one may always be continued. */
export function isAllowed({ limitReached, hasStartedThisExercise }: Usage): boolean {
  return !limitReached || hasStartedThisExercise
}
