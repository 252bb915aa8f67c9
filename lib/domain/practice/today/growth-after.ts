import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { WayOn } from '@/lib/domain/exercise/schemas'
import { trainedSkills } from '@/lib/domain/exercise/trained-skills'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { readMemory } from '../memory/read-memory'
import { plantGrove } from '../model/plant-grove'
import { hasRisen } from '../rules/risen'
import { loadSkillMap } from '../skill-map/load-skill-map'
import { byTopic, skillsOfGrade, standingAmong } from '../skill-map/shown-topics'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * What grew in the pupil's grove with an exercise that was just solved: its skills that became working or sure today, and
 * the tree on which the first of them hangs. `undefined` where nothing did, which is most often.
 */
export async function growthAfter(
  { store, clock }: Deps,
  userId: string,
  definition: ExerciseDefinition,
): Promise<WayOn['grown']> {
  const now = clock.now()
  const { memory } = await readMemory(store, userId)
  const risen = new Set(trainedSkills(definition).filter((id) => hasRisen(memory.skills[id], homeDay(now))))
  if (risen.size === 0) return undefined
  const map = await loadSkillMap(store)
  const grade = map.find(({ id }) => risen.has(id))?.grade
  if (grade === undefined) return undefined
  const own = skillsOfGrade(map, grade)
  const trees = plantGrove(byTopic(own))
  const turn = trees.findIndex((tree) => tree.skills.some(({ id }) => risen.has(id)))
  const tree = trees[turn]
  if (!tree) return undefined
  const skills = tree.skills.map(standingAmong(own, memory, now))
  return {
    turn,
    tree: skills.map(({ title: _, ...skill }) => skill),
    risen: skills.filter(({ id }) => risen.has(id)).map(({ id, title, state }) => ({ id, title, state })),
  }
}
