import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { mistakesIn } from '../mistakes/mistakes-in-rounds'
import type { WeekGrown } from '../model/growth'
import { listMissedRounds } from '../rounds/list-rounds'
import { mondayOf } from '../rules/days'
import { risenSince } from '../rules/risen'
import { loadSkillMap } from '../skill-map/load-skill-map'
import type { TodayDeps } from './read-today'

/** What became working or sure this week, and what was mended. */
export async function readWeek({ store, clock }: TodayDeps, userId: string): Promise<WeekGrown> {
  const monday = mondayOf(homeDay(clock.now()))
  const [{ memory }, missed, map] = await Promise.all([
    readMemory(store, userId),
    listMissedRounds(store, userId),
    loadSkillMap(store),
  ])
  const mended = missed
    .flatMap((each) => mistakesIn(each, memory))
    .filter(({ mended: day }) => day !== undefined && day >= monday)
  return { risen: risenSince(memory, map, monday), mended: mended.length }
}
