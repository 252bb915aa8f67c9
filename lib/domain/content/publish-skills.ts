import { gradesOf, highestLevelOf, isOfExam } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { trainedSkills } from '@/lib/domain/exercise/trained-skills'
import { type MappedSkill, SKILL_MAP, type TrainingExercise } from '@/lib/domain/practice/skill-map/load-skill-map'
import type { DocumentStore } from '@/lib/ports/document-store'
import { publishDocument } from './publish-document'
import { EMPTY_REPORT, type PublishReport } from './publish-report'
import type { SkillFile } from './skill-files'
import type { WikiFile } from './wiki-files'

/** Makes the store hold the map of the file, with the public exercises and the wiki; without a map it leaves what is there. */
export async function publishSkills(
  store: DocumentStore,
  file: SkillFile | undefined,
  definitions: readonly ExerciseDefinition[],
  wiki: readonly WikiFile[],
): Promise<PublishReport> {
  if (!file) return EMPTY_REPORT
  const training = exercisesBySkill(
    file.items,
    definitions.filter(({ status }) => status === 'public'),
  )
  const skills = file.items.map((skill) => {
    const page = pageOf(skill.id, wiki)
    return { ...skill, exercises: training.get(skill.id) ?? [], ...(page && { wiki: page }) }
  })
  return publishDocument(store, SKILL_MAP, { skills })
}

/** The page that is most about a skill: the one that names it earliest among its own. Sheets of formulas explain none. */
function pageOf(skill: string, wiki: readonly WikiFile[]): MappedSkill['wiki'] {
  const [best] = wiki
    .filter(({ page }) => !page.isSheet && page.skills.includes(skill))
    .toSorted((one, other) => one.page.skills.indexOf(skill) - other.page.skills.indexOf(skill))
  return best && { id: best.page.id, title: best.page.title }
}

/**
 * What trains each skill, by its id: first what it is the main one of. Goes over the exercises once, since it is done at
 * every start.
 */
function exercisesBySkill(
  skills: SkillFile['items'],
  published: readonly ExerciseDefinition[],
): ReadonlyMap<string, MappedSkill['exercises']> {
  const gradeOf = new Map(skills.map(({ id, grade }) => [id, grade]))
  const bySkill = new Map<string, TrainingExercise[]>()
  for (const definition of published) {
    const { id, summary, classifications, skills } = definition
    const highestLevel = highestLevelOf(classifications)
    for (const skill of trainedSkills(definition)) {
      const training = bySkill.get(skill) ?? []
      const isForLater = isOfExam(classifications) || (gradesOf(classifications)[0] ?? 0) > (gradeOf.get(skill) ?? 0)
      training.push({
        id,
        title: summary,
        highestLevel,
        isMain: skills[0] === skill,
        ...(isForLater && { isForLater }),
      })
      bySkill.set(skill, training)
    }
  }
  for (const training of bySkill.values()) training.sort((one, other) => Number(other.isMain) - Number(one.isMain))
  return bySkill
}
