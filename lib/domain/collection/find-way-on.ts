import { type Grade, grades, gradesOf, isDynamic } from '@/lib/domain/classification/model'
import { examSetPath, listFirstVariants, tasksOf } from '@/lib/domain/exam/model'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import type { WayOn } from '@/lib/domain/exercise/schemas'
import { type SolvedLevels, solvedLevelsOf } from '@/lib/domain/progress/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { admissionMessages } from '@/lib/shared/messages/collections'
import { loadCollection } from './load-collection'
import { type Collections, gradeCollectionId, gradePath, type TopicCollection } from './model'

/** The exercise that was solved, and at which level. */
interface Solved {
  readonly exerciseId: string
  readonly difficultyLevel: DifficultyLevel
  readonly classifications: readonly string[]
}

interface Entry {
  readonly exercise: string
  readonly title: string
  readonly hasLevels: boolean
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
 * order of the collection and from its end on with its beginning; after the last one that of the next topic. What has
 * levels is solved when it is at the level of the exercise. Besides the next level, where there are levels, and the list
 * on which it stands.
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
  const parts = (await loadCollections(store, classifications)).find((collection) =>
    collection.some(({ entries }) => entries.some(({ exercise }) => exercise === exerciseId)),
  )
  if (!parts) return harder === undefined ? {} : { harder }
  const at = parts.findIndex(({ entries }) => entries.some(({ exercise }) => exercise === exerciseId))
  const level = hasLevels ? difficultyLevel : 1
  const isOpen = (entry: Entry) => {
    const levels = solvedLevelsOf(solved, entry.exercise)
    return entry.exercise !== exerciseId && (entry.hasLevels ? !levels.includes(level) : levels.length === 0)
  }
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
    ...(next && isReachable && { next: { title: next.title, path: pathOf(next, level) } }),
    ...(next && !isReachable && { isLimitReached: true }),
    ...(harder !== undefined && { harder }),
    ...backTo(parts[at]),
  }
}

function nextLevel(exerciseId: string, level: DifficultyLevel): string | undefined {
  return level === 3 ? undefined : exerciseLevelPath(exerciseId, level === 1 ? 2 : 3)
}

function pathOf({ exercise, hasLevels }: Entry, level: DifficultyLevel): string {
  return hasLevels ? exerciseLevelPath(exercise, level) : `/exercise/${exercise}`
}

function backTo(part: Part | undefined): Pick<WayOn, 'back'> {
  return part ? { back: { title: part.title, path: part.path } } : {}
}

/** All of a list from a place on, what stands before it at the end. */
function inTurn<Item>(items: readonly Item[], from: number): readonly Item[] {
  return [...items.slice(from), ...items.slice(0, from)]
}

/** The parts of each collection, as long as it is the one that is published: dates in words are dear. */
const known = new WeakMap<object, readonly Part[]>()

function partsOnce<Of extends object>(collection: Of, toParts: (collection: Of) => readonly Part[]): readonly Part[] {
  const parts = known.get(collection) ?? toParts(collection)
  known.set(collection, parts)
  return parts
}

/** Those in which an exercise with these tags may stand: it stands only in collections of its own grades. */
async function loadCollections(
  store: DocumentStore,
  classifications: readonly string[],
): Promise<readonly (readonly Part[])[]> {
  const own = gradesOf(classifications)
  const [dynamic, admission, ...ofGrades] = await Promise.all([
    loadCollection(store, 'dynamic').then((collection) => partsOnce(collection, partsOfDynamic)),
    loadCollection(store, 'admission').then((collection) => partsOnce(collection, partsOfExams)),
    ...grades
      .filter((grade) => own.includes(grade))
      .map(async (grade) =>
        partsOnce(await loadCollection(store, gradeCollectionId(grade)), (topics) => partsOfTopics(grade, topics)),
      ),
  ])
  return [dynamic, ...ofGrades, admission]
}

function partsOfDynamic({ groups }: Collections['dynamic']): readonly Part[] {
  return groups.map(({ id, title, topics }) => ({
    title,
    path: `/exercises#${id}`,
    entries: topics.map(({ exercise, title }) => ({ exercise, title, hasLevels: true })),
  }))
}

function partsOfTopics(grade: Grade, { topics }: TopicCollection): readonly Part[] {
  return topics.map(({ id, title, exercises }) => ({
    title,
    path: `${gradePath(grade)}#${id}`,
    entries: exercises.map(({ id: exercise, title, hasLevels = false }) => ({ exercise, title, hasLevels })),
  }))
}

function partsOfExams(collection: Collections['admission']): readonly Part[] {
  return listFirstVariants(collection).map((set) => ({
    title: `${set.title}, ${admissionMessages.setName(set.name)}`,
    path: examSetPath(set.id),
    entries: tasksOf(set).map(({ exercise, title, number }) => ({
      exercise,
      title: `${number}. ${title}`,
      hasLevels: false,
    })),
  }))
}
