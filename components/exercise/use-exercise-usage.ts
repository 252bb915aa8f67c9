import { useEffect } from 'react'
import { type FollowedUsage, useUsage } from '@/components/freemium/use-usage'
import { usageInvalidation } from '@/lib/client/invalidation-flag'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { accessOf, type PlayerAccess } from './player/player-access'
import type { PlayerState } from './player/player-state'

interface ExerciseUsage {
  readonly access: PlayerAccess
  readonly banner: FollowedUsage
}

/**
 * The usage as it follows what happens in the player: the server has counted the exercise with the first judged check
 * or hint, and a refusal shows that other pages have used the day up.
 *
 * @param first how it was rendered; a visitor has none.
 */
export function useExerciseUsage(
  first: { readonly access: PlayerAccess; readonly usage: UsageReading | undefined },
  exerciseId: string,
  state: PlayerState,
): ExerciseUsage {
  const banner = useUsage(first.usage, exerciseId)
  const { reading, reload } = banner
  const occasion = findOccasion(reading, state)

  useEffect(() => {
    if (occasion === undefined) return
    usageInvalidation.set()
    void reload()
  }, [occasion, reload])

  return { access: reading === undefined ? first.access : accessOf(reading), banner }
}

/** Names what has just changed the usage; the same name twice is one change. */
function findOccasion(
  reading: UsageReading | undefined,
  { phase, subTasks, finished }: PlayerState,
): string | undefined {
  if (reading === undefined) return undefined
  if (phase.name === 'told' && phase.message.kind === 'limit-reached') return 'refused'
  const isCounted = reading !== 'unavailable' && (reading.usage.hasSubscription || reading.usage.hasStartedThisExercise)
  const steps = subTasks.reduce((sum, { attempts, hints }) => sum + attempts + hints.length, finished)
  return isCounted || steps === 0 ? undefined : `step ${steps}`
}
