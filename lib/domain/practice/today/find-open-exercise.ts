import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import type { OpenExercise } from '../model/open-exercise'
import { practicePlacePath } from '../model/practice-paths'
import { firstOpenOf } from '../rounds/find-progress'
import { listOpenRounds } from '../rounds/list-rounds'
import type { Round } from '../rounds/round'
import { loadSkillMap } from '../skill-map/load-skill-map'
import { type PlannedPlace, PRACTICE_PLANS, parsePlan, placesOn, standingPlaces } from './stored-plan'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** The exercise that a pupil has worked at last and not finished, of those that are still there as they were. */
export async function findOpenExercise({ store, clock }: Deps, userId: string): Promise<OpenExercise | undefined> {
  const [rounds, plan, map] = await Promise.all([
    listOpenRounds(store, userId),
    store.get(PRACTICE_PLANS, userId).then(parsePlan),
    loadSkillMap(store),
  ])
  const places = standingPlaces(placesOn(homeDay(clock.now()), plan), map)
  for (const round of rounds) {
    const exercise = await loadExercise(store, round.exerciseId)
    if (exercise?.content !== round.content) continue
    return {
      title: exercise.summary,
      path: pathOf(round, places),
      step: firstOpenOf(round) + 1,
      of: round.subTasks.length,
    }
  }
  return undefined
}

/** A place of today's practice is gone on with there. */
function pathOf(round: Round, places: readonly PlannedPlace[]): string {
  const at = round.source === 'practice' ? places.findIndex(({ exerciseId }) => exerciseId === round.exerciseId) : -1
  return at < 0 ? exercisePath(round.exerciseId, round) : practicePlacePath(at + 1)
}
