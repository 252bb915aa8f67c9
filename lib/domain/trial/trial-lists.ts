import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { TrialCollection } from '@/lib/domain/collection/model'
import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'

/** What may be solved without an account, by grade, the lowest first. */
export async function listTrials(store: DocumentStore): Promise<TrialCollection['grades']> {
  const { grades } = await loadCollection(store, 'trial')
  return grades.toSorted((one, other) => one.grade - other.grade)
}

/** One exercise at one level. */
export interface TrialRef {
  readonly exerciseId: string
  readonly difficultyLevel: DifficultyLevel
}

/** An exercise that anybody may solve. @throws AppError `not-found` for all others, as for one that does not exist. */
export async function loadTrialExercise(
  store: DocumentStore,
  { exerciseId, difficultyLevel }: TrialRef,
): Promise<LoadedExercise> {
  const trials = await listTrials(store)
  const isOffered = trials.some(({ exercises }) =>
    exercises.some(({ exercise, level }) => exercise === exerciseId && level === difficultyLevel),
  )
  const exercise = isOffered ? await loadExercise(store, exerciseId) : undefined
  if (!exercise) throw new AppError('not-found')
  return exercise
}
