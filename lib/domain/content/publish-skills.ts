import { isDeepStrictEqual } from 'node:util'
import { highestLevelOf } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { type MappedSkill, SKILL_MAP } from '@/lib/domain/practice/skill-map/load-skill-map'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import type { PublishReport } from './publish-report'
import type { SkillFile } from './skill-files'
import { trainedSkills } from './trained-skills'

/** Makes the store hold the map of the file, with the public exercises; without a map it leaves what is there. */
export async function publishSkills(
  store: DocumentStore,
  file: SkillFile | undefined,
  definitions: readonly ExerciseDefinition[],
): Promise<PublishReport> {
  const report = { added: [], changed: [], removed: [], unchanged: 0 }
  if (!file) return report
  const published = definitions.filter(({ status }) => status === 'public')
  const skills = file.skills.map((skill) => ({ ...skill, exercises: exercisesOf(skill.id, published) }))
  const data: DocumentData = JSON.parse(JSON.stringify({ skills })) as { [key: string]: JsonValue }
  const before = await store.get(...SKILL_MAP)
  if (before && isDeepStrictEqual(before.data, data)) return { ...report, unchanged: 1 }
  await store.set(...SKILL_MAP, data)
  const name = SKILL_MAP.join('/')
  return before ? { ...report, changed: [name] } : { ...report, added: [name] }
}

function exercisesOf(skill: string, published: readonly ExerciseDefinition[]): MappedSkill['exercises'] {
  const training = published.filter((definition) => trainedSkills(definition).includes(skill))
  const exercises = training.map(({ id, summary, classifications, skills }) => ({
    id,
    title: summary,
    highestLevel: highestLevelOf(classifications),
    isMain: skills[0] === skill,
  }))
  return exercises.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
}
