import { gradeClassification, isDynamic } from '@/lib/domain/classification/model'
import { examSetPath, listExamSets, tasksOf } from '@/lib/domain/exam/model'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import type { WayOn } from '@/lib/domain/exercise/schemas'
import { listPath } from '@/lib/domain/exercise-list/model'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { admissionMessages } from '@/lib/shared/messages/collections'
import { loadCollection } from './load-collection'
import { type Collections, withoutGrades } from './model'

/** The exercise that was solved, and at which level. */
interface Solved {
  readonly exerciseId: string
  readonly difficultyLevel: DifficultyLevel
  readonly classifications: readonly string[]
}

interface Entry {
  readonly exercise: string
  readonly title: string
}

/** A part of a collection under one heading. */
interface Part {
  readonly title: string
  /** Where it is on the site. */
  readonly path: string
  readonly entries: readonly Entry[]
}

/**
 * Where it goes from an exercise that is solved: the next one of the same topic or exam that is not solved yet, in the
 * order of the collection and from its end on with its beginning; after the last one that of the next topic. Besides the
 * next level, where there are levels, and the list on which it stands.
 *
 * @param mayStart whether the account may work on an exercise now: what it may not is no way on.
 */
export async function findWayOn(
  store: DocumentStore,
  { exerciseId, difficultyLevel, classifications }: Solved,
  solved: SolvedLevels,
  mayStart: (exerciseId: string) => Promise<boolean>,
): Promise<WayOn> {
  const hasLevels = isDynamic(classifications)
  const harder = hasLevels ? nextLevel(exerciseId, difficultyLevel) : undefined
  const parts = (await loadCollections(store)).find((collection) =>
    collection.some(({ entries }) => entries.some(({ exercise }) => exercise === exerciseId)),
  )
  if (!parts) return harder === undefined ? {} : { harder }
  const at = parts.findIndex(({ entries }) => entries.some(({ exercise }) => exercise === exerciseId))
  const isOpen = ({ exercise }: Entry) =>
    exercise !== exerciseId &&
    (hasLevels
      ? !solvedLevelsOf(solved, exercise).includes(difficultyLevel)
      : solvedLevelsOf(solved, exercise).length === 0)
  const next = inTurn(parts, at)
    .flatMap(({ entries }, turn) =>
      turn === 0
        ? inTurn(
            entries,
            entries.findIndex(({ exercise }) => exercise === exerciseId),
          )
        : entries,
    )
    .find(isOpen)
  const isReachable = next !== undefined && (await mayStart(next.exercise))
  return {
    ...(next && isReachable && { next: { title: next.title, path: pathOf(next, hasLevels, difficultyLevel) } }),
    ...(next && !isReachable && { isLimitReached: true }),
    ...(harder !== undefined && { harder }),
    ...backTo(parts[at]),
  }
}

function nextLevel(exerciseId: string, level: DifficultyLevel): string | undefined {
  return level === 3 ? undefined : exerciseLevelPath(exerciseId, level === 1 ? 2 : 3)
}

function pathOf({ exercise }: Entry, hasLevels: boolean, level: DifficultyLevel): string {
  return hasLevels ? exerciseLevelPath(exercise, level) : `/exercise/${exercise}`
}

function backTo(part: Part | undefined): Pick<WayOn, 'back'> {
  return part ? { back: { title: part.title, path: part.path } } : {}
}

/** All of a list from a place on, what stands before it at the end. */
function inTurn<Item>(items: readonly Item[], from: number): readonly Item[] {
  return [...items.slice(from), ...items.slice(0, from)]
}

async function loadCollections(store: DocumentStore): Promise<readonly (readonly Part[])[]> {
  const [dynamic, gradeFive, admission] = await Promise.all([
    loadCollection(store, 'dynamic'),
    loadCollection(store, 'grade-5'),
    loadCollection(store, 'admission'),
  ])
  const ofGrades = dynamic.groups.filter(({ grade }) => grade !== undefined)
  return [
    partsOfDynamic(withoutGrades(dynamic)),
    partsOfDynamic({ groups: ofGrades }),
    partsOfTopics(gradeFive),
    partsOfExams(admission),
  ]
}

function partsOfDynamic({ groups }: Collections['dynamic']): readonly Part[] {
  return groups.map(({ id, title, grade, topics }) => ({
    title,
    path: grade === undefined ? `/exercises#${id}` : listPath([gradeClassification(grade)]),
    entries: topics,
  }))
}

function partsOfTopics({ topics }: Collections['grade-5']): readonly Part[] {
  return topics.map(({ id, title, exercises }) => ({
    title,
    path: `/exercises5#${id}`,
    entries: exercises.map((exercise) => ({ exercise: exercise.id, title: exercise.title })),
  }))
}

function partsOfExams(collection: Collections['admission']): readonly Part[] {
  return listExamSets(collection).map((set) => ({
    title: `${set.title}, ${admissionMessages.date(set.date)}`,
    path: examSetPath(set.id),
    entries: tasksOf(set).map(({ exercise, title, number }) => ({ exercise, title: `${number}. ${title}` })),
  }))
}
