import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { WayOn } from '@/lib/domain/exercise/schemas'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { plantGrove } from '../model/plant-grove'
import { isAtLeast } from '../rules/mastery'
import { loadSkillMap } from '../skill-map/load-skill-map'
import { readMap } from '../skill-map/read-map'
import type { TodayDeps } from './read-today'

/**
 * What grew in the pupil's grove with an exercise that was just solved: its skills that became working or sure today, and
 * the tree on which the first of them hangs. `undefined` where nothing did, which is most often.
 */
export async function growthAfter(
  deps: TodayDeps,
  userId: string,
  { skills, subtasks }: ExerciseDefinition,
): Promise<WayOn['grown']> {
  const today = homeDay(deps.clock.now())
  const { memory } = await readMemory(deps.store, userId)
  const trained = new Set([...skills, ...subtasks.flatMap((subtask) => subtask.skills ?? [])])
  const risen = new Set(
    [...trained].filter((id) => {
      const own = memory.skills[id]
      return own?.reachedOn === today && isAtLeast(own.reached, 'working')
    }),
  )
  if (risen.size === 0) return undefined
  const grade = (await loadSkillMap(deps.store)).find(({ id }) => risen.has(id))?.grade
  const { topics } = await readMap(deps, userId, grade)
  const trees = plantGrove(topics)
  const turn = trees.findIndex((tree) => tree.skills.some(({ id }) => risen.has(id)))
  const tree = trees[turn]
  if (!tree) return undefined
  return {
    turn,
    tree: tree.skills.map(({ id, state, refresh, after }) => ({ id, state, after, ...(refresh && { refresh }) })),
    risen: tree.skills.filter(({ id }) => risen.has(id)).map(({ id, title, state }) => ({ id, title, state })),
  }
}
