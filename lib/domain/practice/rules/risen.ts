import type { Day, Memory, Skill } from '../model'
import type { Risen } from '../model/growth'
import { isAtLeast } from './mastery'

/** The skills of the map that have become working or sure since a day, that day included; the latest first. */
export function risenSince(memory: Memory, map: readonly Skill[], since: Day): readonly Risen[] {
  return map
    .flatMap(({ id, title }) => {
      const own = memory.skills[id]
      const on = own?.reachedOn
      return own && on !== undefined && on >= since && isAtLeast(own.reached, 'working')
        ? [{ skill: title, state: own.reached, on }]
        : []
    })
    .toSorted((one, other) => Number(one.on < other.on) - Number(one.on > other.on))
    .map(({ skill, state }) => ({ skill, state }))
}
