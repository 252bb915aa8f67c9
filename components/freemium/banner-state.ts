import { type ContinuableExercise, EXERCISE_LIMIT, type UsageReading } from '@/lib/domain/freemium/model'

/** What a banner tells. */
export type BannerState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unavailable' }
  /** A cancelled subscription that still gives access, until this ISO time if it has an end. */
  | { readonly kind: 'cancelled'; readonly expiresAt: string | null }
  /** `nextAt`: when the next exercise may be chosen, ISO time, where it is known. */
  | {
      readonly kind: 'limit-reached'
      readonly nextAt: string | undefined
      /** What may be gone on with, where its names are known. */
      readonly continuable: readonly ContinuableExercise[]
    }
  | { readonly kind: 'last-today'; readonly nextAt: string | undefined }
  | { readonly kind: 'remaining'; readonly count: number; readonly hasStarted: boolean }

/** The one state of the banner for what is known of the usage; nothing is known of a visitor's. */
export function decideBannerState(reading: UsageReading | undefined): BannerState {
  if (reading === undefined) return { kind: 'hidden' }
  if (reading === 'unavailable') return { kind: 'unavailable' }
  const { hasSubscription, isCancelled, expiresAt, exercisesUsed, exercisesRemaining, ...usage } = reading.usage
  if (hasSubscription) return isCancelled ? { kind: 'cancelled', expiresAt } : { kind: 'hidden' }
  if (usage.limitReached) {
    // As many have to leave the window as make room for one: the first, unless a subscription has let more in.
    const leaving = exercisesUsed[exercisesUsed.length - EXERCISE_LIMIT]
    const nextAt = leaving === undefined ? undefined : reading.countsUntil[leaving]
    if (usage.hasStartedThisExercise) return { kind: 'last-today', nextAt }
    return { kind: 'limit-reached', nextAt, continuable: reading.continuable ?? [] }
  }
  return { kind: 'remaining', count: exercisesRemaining ?? 0, hasStarted: usage.hasStartedThisExercise }
}
