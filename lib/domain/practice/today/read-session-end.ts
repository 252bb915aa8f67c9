import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import type { Day, Memory, Skill } from '../model'
import type { Return, SessionEnd } from '../model/growth'
import { wasPractised } from '../rules/mastery'
import { risenSince } from '../rules/risen'
import { loadSkillMap } from '../skill-map/load-skill-map'
import { readToday, type TodayDeps } from './read-today'

/** What today's practice of a pupil has brought so far; what was practised elsewhere on the same day is in it. */
export async function readSessionEnd(deps: TodayDeps, userId: string): Promise<SessionEnd> {
  const day = homeDay(deps.clock.now())
  const [today, { memory }, map] = await Promise.all([
    readToday(deps, userId),
    readMemory(deps.store, userId),
    loadSkillMap(deps.store),
  ])
  return { today, risen: risenSince(memory, map, day), returns: returnsOf(memory, map, day) }
}

/** The soonest first. */
function returnsOf(memory: Memory, map: readonly Skill[], day: Day): readonly Return[] {
  return map
    .flatMap(({ id, title }) => {
      const own = memory.skills[id]
      return own?.card.lastReview === day && wasPractised(own) ? [{ skill: title, on: own.card.due }] : []
    })
    .toSorted((one, other) => Number(one.on > other.on) - Number(one.on < other.on))
}
