import type { Day, Memory, Skill, SkillMemory } from '../model'
import type { Risen } from '../model/growth'
import { isAtLeast } from './mastery'

/** Whether a skill has become working or sure since a day, that day included. */
export function hasRisen(
  skill: SkillMemory | undefined,
  since: Day,
): skill is SkillMemory & { readonly reachedOn: Day } {
  return skill?.reachedOn !== undefined && skill.reachedOn >= since && isAtLeast(skill.reached, 'working')
}

/** The skills of the map that have become working or sure since a day, that day included; the latest first. */
export function risenSince(memory: Memory, map: readonly Skill[], since: Day): readonly Risen[] {
  return map
    .flatMap(({ id, title }) => {
      const own = memory.skills[id]
      return hasRisen(own, since) ? [{ skill: title, state: own.reached, on: own.reachedOn }] : []
    })
    .toSorted((one, other) => Number(one.on < other.on) - Number(one.on > other.on))
    .map(({ skill, state }) => ({ skill, state }))
}
