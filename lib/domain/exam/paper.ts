import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { DroppedNotion } from '@/lib/domain/collection/model'
import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { type ExamSet, findExamSet, tasksOf } from './model'

/** Which variant of its exercises a set asks: the same for everybody. */
export function variantOf({ seed }: Pick<ExamSet, 'seed'>) {
  return { seed, difficultyLevel: 1 } as const
}

/** A task as candidates get it. */
export interface PaperTask {
  readonly number: number
  readonly exerciseId: string
  readonly title: string
  readonly points: readonly number[]
  readonly dropped?: DroppedNotion | undefined
  readonly classifications: readonly string[]
  readonly generated: GeneratedExercise
}

/** A set by its id; `undefined` when there is none with tasks. */
export async function loadExamSet(store: DocumentStore, id: string): Promise<ExamSet | undefined> {
  return findExamSet(await loadCollection(store, 'admission'), id)
}

/** The exercises of a set by the number of their task. @throws Error when one of them is not public any more. */
export async function loadTasks(store: DocumentStore, set: ExamSet): Promise<ReadonlyMap<number, LoadedExercise>> {
  const loaded = tasksOf(set).map(async ({ number, exercise }) => {
    const found = await loadExercise(store, exercise)
    if (!found) throw new Error(`${set.id} names ${exercise}, which is not public`)
    return [number, found] as const
  })
  return new Map(await Promise.all(loaded))
}

/** All tasks of a set, with their texts and controls. */
export async function loadPaper(store: DocumentStore, set: ExamSet): Promise<readonly PaperTask[]> {
  const exercises = await loadTasks(store, set)
  return tasksOf(set).flatMap(({ number, title, points, dropped }) => {
    const exercise = exercises.get(number)
    if (!exercise) return []
    const { id, classifications } = exercise
    return [
      {
        number,
        exerciseId: id,
        title,
        points,
        dropped,
        classifications,
        generated: exercise.variant(variantOf(set)).question(),
      },
    ]
  })
}
