import { trainedSkills } from '@/lib/domain/exercise/trained-skills'
import type { TextCheck } from './check-text'
import type { ContentFault } from './content-fault'
import type { ContentFiles, ExerciseFile } from './content-files'
import type { MistakeFile } from './mistake-files'
import { namedMistakes } from './named-mistakes'
import type { SkillFile } from './skill-files'

/**
 * The map of skills, the exercises and the catalogue of mistakes must fit. The map is in the order in which skills are
 * taught, so that no skill can come before itself; each is trained by a public exercise, each public exercise trains
 * one, and nobody names one that is not there. What a mistake shows a want of can be trained: in a public exercise, or in one
 * that recognises it.
 */
export function checkSkills(
  map: SkillFile,
  { exercises, classifications }: Pick<ContentFiles, 'exercises' | 'classifications'>,
  catalogue: MistakeFile | undefined,
  check: TextCheck,
): readonly ContentFault[] {
  const { file, items: skills, lineOf } = map
  const known = new Set(skills.map(({ id }) => id))
  const missing = (id: string) => `${id} is not in ${file}`
  const trained = new Set(
    exercises.flatMap(({ definition }) => (definition.status === 'public' ? trainedSkills(definition) : [])),
  )
  const ofMap = skills.flatMap(({ id, title, topic }, index) =>
    [
      ...faultsOfOrder(skills, index),
      ...(skills.some((other, at) => at < index && other.title === title) ? [`the title ${title} is repeated`] : []),
      ...(classifications[topic] === undefined ? [`${topic} has no label in content/classifications.yaml`] : []),
      ...(trained.has(id) ? [] : [`no public exercise trains ${id}`]),
      ...check(title),
    ].map((reason) => ({ file, line: lineOf([index]), reason })),
  )
  return [
    ...ofMap,
    ...exercises.flatMap((exercise) => faultsOfExercise(exercise, known, missing)),
    ...(catalogue ? faultsOfMistakes(catalogue, exercises, known, trained, missing) : []),
  ]
}

function faultsOfMistakes(
  { file, items: mistakes, lineOf }: MistakeFile,
  exercises: readonly ExerciseFile[],
  known: ReadonlySet<string>,
  trained: ReadonlySet<string>,
  missing: (id: string) => string,
): readonly ContentFault[] {
  const isTrainedWhereNamed = (id: string, skill: string) =>
    exercises.some(
      (exercise) =>
        trainedSkills(exercise.definition).includes(skill) &&
        namedMistakes(exercise).some(({ mistake }) => mistake === id),
    )
  return mistakes.flatMap(({ id, skill }, index) => {
    const fault = (reason: string) => [{ file, line: lineOf([index, 'skill']), reason }]
    if (!known.has(skill)) return fault(missing(skill))
    if (trained.has(skill) || isTrainedWhereNamed(id, skill)) return []
    return fault(`${skill} is trained by no public exercise, and by none that names ${id}`)
  })
}

/** What is wrong with the place of a skill among the others. */
function faultsOfOrder(skills: SkillFile['items'], index: number): readonly string[] {
  const skill = skills[index]
  const before = skills[index - 1]
  if (!skill) return []
  const { id, grade, topic, after } = skill
  const above = skills.slice(0, index)
  const ofAfter = after.flatMap((needed) => {
    const place = skills.find((other) => other.id === needed)
    if (!place) return [`${id} comes after ${needed}, which is not there`]
    if (place.grade > grade) return [`${id} comes after ${needed} of a higher grade`]
    return above.includes(place) ? [] : [`${id} comes after ${needed}, which does not stand above it`]
  })
  const isSplit = before?.topic !== topic && above.some((other) => other.grade === grade && other.topic === topic)
  return [
    ...(above.some((other) => other.id === id) ? [`${id} is there already`] : []),
    ...(before && before.grade > grade ? [`${id} stands below a skill of a higher grade`] : []),
    ...(isSplit ? [`${id} stands apart from the others of its topic`] : []),
    ...ofAfter,
  ]
}

function faultsOfExercise(
  { file, definition, lineOf }: ExerciseFile,
  known: ReadonlySet<string>,
  missing: (id: string) => string,
): readonly ContentFault[] {
  const { skills, status, subtasks } = definition
  const unknownOf = (ids: readonly string[], ...at: PropertyKey[]) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ file, line: lineOf([...at, 'skills']), reason: missing(id) }))
  return [
    ...(status === 'public' && skills.length === 0 ? [{ file, line: 0, reason: 'is public but trains no skill' }] : []),
    ...unknownOf(skills),
    ...subtasks.flatMap((subtask, index) => unknownOf(subtask.skills ?? [], 'subtasks', index)),
  ]
}
