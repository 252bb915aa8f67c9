import type { Usage, UsageView } from '@/lib/domain/freemium/model'

/** The usage of a pupil who has started these exercises, without a subscription unless told otherwise. */
export function usageOf(exercisesUsed: readonly string[], more: Partial<Usage> = {}): Usage {
  const hasSubscription = more.hasSubscription ?? false
  const left = Math.max(0, 3 - exercisesUsed.length)
  return {
    hasSubscription,
    isCancelled: false,
    expiresAt: null,
    exercisesUsed,
    exercisesRemaining: hasSubscription ? null : left,
    limitReached: !hasSubscription && left === 0,
    hasStartedThisExercise: false,
    ...more,
  }
}

/** The same as a page gets it, at noon in Hungary; the first exercise counts until 17:40. */
export function usageViewOf(exercisesUsed: readonly string[], more: Partial<Usage> = {}): UsageView {
  const [oldest] = exercisesUsed
  return {
    usage: usageOf(exercisesUsed, more),
    asOf: '2026-11-20T11:00:00.000Z',
    countsUntil: oldest === undefined ? {} : { [oldest]: '2026-11-20T16:40:00.000Z' },
  }
}
