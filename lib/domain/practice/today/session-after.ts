import type { WayOn } from '@/lib/domain/exercise/schemas'
import { homeDay } from '@/lib/shared/format/date-time'
import { practicePlacePath } from '../model/practice-paths'
import { readToday, type TodayDeps } from './read-today'
import { PRACTICE_PLANS, parsePlan, placesOn } from './stored-plan'

/** How today's practice stands after an exercise of it; `undefined` after any other. */
export async function sessionAfter(deps: TodayDeps, userId: string, exerciseId: string): Promise<WayOn['practice']> {
  const plan = parsePlan(await deps.store.get(PRACTICE_PLANS, userId))
  const planned = placesOn(homeDay(deps.clock.now()), plan)
  if (!planned.some((place) => place.exerciseId === exerciseId)) return undefined
  const { places } = await readToday(deps, userId)
  const next = places.findIndex(({ state }) => state === 'open')
  return {
    places: places.map(({ state }) => state),
    ...(places[next] && { next: { title: places[next].title, path: practicePlacePath(next + 1) } }),
  }
}
