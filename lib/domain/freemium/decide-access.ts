import { hasPermission } from '@/lib/domain/account/permissions'
import type { Entitlement } from '@/lib/domain/payment/entitlement/entitlement'
import { type Access, EXERCISE_LIMIT, isAllowed, TIME_WINDOW_HOURS, type Usage } from './model'

/** When each exercise was first checked or asked a hint of, ISO time by exercise id. */
export type Starts = Readonly<Record<string, string>>

/** How many exercises may be started in how long a window. */
export interface FreeTierTerms {
  readonly exerciseLimit: number
  readonly timeWindowHours: number
}

/** What a decision rests on. */
export interface AccessFacts {
  readonly starts: Starts
  readonly entitlement: Entitlement
}

/** The terms by which the server decides. */
export const SERVER_FREE_TIER_TERMS: FreeTierTerms = {
  exerciseLimit: EXERCISE_LIMIT,
  timeWindowHours: TIME_WINDOW_HOURS,
}

/** Starts are kept this long, since a caller may ask about a window longer than the server's. */
export const LONGEST_WINDOW_HOURS = 7 * 24

const MS_PER_HOUR = 3_600_000

/** The server's terms, or what was asked for where it is stricter: fewer exercises, a longer window. */
export function strictestTerms(asked: { readonly [Key in keyof FreeTierTerms]?: number | undefined }): FreeTierTerms {
  return {
    exerciseLimit: Math.min(
      SERVER_FREE_TIER_TERMS.exerciseLimit,
      asked.exerciseLimit ?? SERVER_FREE_TIER_TERMS.exerciseLimit,
    ),
    timeWindowHours: Math.min(
      LONGEST_WINDOW_HOURS,
      Math.max(SERVER_FREE_TIER_TERMS.timeWindowHours, asked.timeWindowHours ?? SERVER_FREE_TIER_TERMS.timeWindowHours),
    ),
  }
}

/**
 * The starts that count at `now`, the oldest first. One that lies ahead counts too, since a clock that was set back
 * must give no new exercises; one that lies further ahead than the window is a fault, and must not count for ever.
 */
export function startsWithinWindow(starts: Starts, now: Date, windowHours = TIME_WINDOW_HOURS): Starts {
  const isNear = (at: string) => Math.abs(now.getTime() - Date.parse(at)) < windowHours * MS_PER_HOUR
  const counting = Object.entries(starts).filter(([, at]) => isNear(at))
  return Object.fromEntries(counting.toSorted(([, a], [, b]) => Date.parse(a) - Date.parse(b)))
}

/** Until when each of these starts counts. */
export function countsUntil(starts: Starts): Readonly<Record<string, string>> {
  const end = (at: string) => new Date(Date.parse(at) + TIME_WINDOW_HOURS * MS_PER_HOUR).toISOString()
  return Object.fromEntries(Object.entries(starts).map(([id, at]) => [id, end(at)]))
}

/** The whole free-tier rule, without I/O. @param exerciseId the exercise that the caller is about, if any */
export function decideUsage(
  { starts, entitlement }: AccessFacts,
  exerciseId: string | undefined,
  now: Date,
  { exerciseLimit, timeWindowHours } = SERVER_FREE_TIER_TERMS,
): Usage {
  const exercisesUsed = Object.keys(startsWithinWindow(starts, now, timeWindowHours))
  const exercisesLeft = Math.max(0, exerciseLimit - exercisesUsed.length)
  const isUnlimited = hasPermission('solveWithoutLimit', entitlement)
  return {
    ...entitlement,
    exercisesUsed,
    exercisesRemaining: isUnlimited ? null : exercisesLeft,
    limitReached: !isUnlimited && exercisesLeft === 0,
    hasStartedThisExercise: exerciseId !== undefined && exercisesUsed.includes(exerciseId),
  }
}

/** What that rule says about working on one exercise. */
export function decideAccess(
  standing: AccessFacts,
  exerciseId: string,
  now: Date,
  terms = SERVER_FREE_TIER_TERMS,
): Access {
  const usage = decideUsage(standing, exerciseId, now, terms)
  return { allowed: isAllowed(usage), hasStartedThisExercise: usage.hasStartedThisExercise }
}
