import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { loadExercisesOf, readMistakes } from '../mistakes/read-mistakes'
import type { WeekGrown } from '../model/growth'
import { mondayOf } from '../rules/days'
import { risenSince } from '../rules/risen'
import { loadSkillMap } from '../skill-map/load-skill-map'
import type { TodayDeps } from './read-today'

/** What became working or sure this week, and what was mended, counted as in the log of mistakes. */
export async function readWeek({ store, clock }: TodayDeps, userId: string): Promise<WeekGrown> {
  const monday = mondayOf(homeDay(clock.now()))
  const [{ memory }, mistakes, map] = await Promise.all([
    readMemory(store, userId),
    readMistakes(store, userId, monday),
    loadSkillMap(store),
  ])
  const mended = mistakes.filter(({ mended: day }) => day !== undefined && day >= monday)
  const exercises = await loadExercisesOf(store, mended)
  return {
    risen: risenSince(memory, map, monday),
    mended: mended.filter(({ round }) => exercises.has(round.exerciseId)).length,
  }
}
