import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { SKILL_MAP } from '@/lib/domain/practice/skill-map/load-skill-map'
import type { DocumentStore } from '@/lib/ports/document-store'
import { exerciseOf } from './exercise-builder'

/** The skills of a small map: two topics of grade 5, four skills each in a row, and one skill of grade 6. */
export const SKILLS = [
  ...['a', 'b', 'c', 'd'].map((letter, index, all) => skillOf(`tort-${letter}`, 'fractions', all[index - 1], 'tort')),
  ...['a', 'b', 'c', 'd'].map((letter, index, all) => skillOf(`szog-${letter}`, 'angles', all[index - 1], 'szog')),
  { id: 'szazalek', title: 'Százalék', grade: 6, topic: 'hu|topic|percent', after: [] },
]

function skillOf(id: string, topic: string, before: string | undefined, family: string) {
  const after = before === undefined ? [] : [`${family}-${before}`]
  return { id, title: id.toUpperCase(), grade: 5, topic: `hu|topic|${topic}`, after }
}

/**
 * Publishes the map, with one generated exercise a skill: `gyakorlo-<skill>`, the answer to which is 4.
 *
 * @param trainedBy the ids of the exercises that train a skill, where they are not its own.
 */
export async function publishMap(
  store: DocumentStore,
  trainedBy: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  const controls = [{ type: 'single-number' as const, props: {}, solution: '4' }]
  const skills = SKILLS.map((skill) => ({
    ...skill,
    exercises: (trainedBy[skill.id] ?? [`gyakorlo-${skill.id}`]).map((id) => ({
      id,
      title: id.replace('gyakorlo-', 'Gyakorló '),
      highestLevel: 3,
      isMain: id === `gyakorlo-${skill.id}`,
    })),
  }))
  await store.set(...SKILL_MAP, { skills })
  for (const { id } of SKILLS) {
    const exercise = exerciseOf({
      id: `gyakorlo-${id}`,
      classifications: ['hu|dynamic|whole-numbers'],
      skills: [id],
      subtasks: [{ description: 'Mennyi?', controls, hints: ['Számolj!'] }],
    })
    await store.set(PRIVATE_EXERCISES, exercise.id, JSON.parse(JSON.stringify(exercise)))
  }
}
