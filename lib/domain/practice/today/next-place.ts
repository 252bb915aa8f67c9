import { homeDay } from '@/lib/shared/format/date-time'
import { readToday, type TodayDeps } from './read-today'
import { PRACTICE_PLANS, parsePlan } from './stored-plan'

/** The next place of today's practice after an exercise of it; `undefined` after any other, and after the last. */
export async function nextPlace(
  deps: TodayDeps,
  userId: string,
  exerciseId: string,
): Promise<{ readonly title: string; readonly path: string } | undefined> {
  const { session } = parsePlan(await deps.store.get(PRACTICE_PLANS, userId))
  const isOfToday = session?.day === homeDay(deps.clock.now())
  if (!isOfToday || !session.places.some((place) => place.exerciseId === exerciseId)) return undefined
  const next = (await readToday(deps, userId)).places.find(({ state }) => state === 'open')
  return next && { title: next.title, path: next.path }
}
