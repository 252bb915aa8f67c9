import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { loadExercise } from './load-exercise'
import type { DifficultyLevel } from './model'
import { generateExercise, toGenerationRef } from './model/generate'
import type { ExerciseAnswer } from './schemas'

interface Question {
  readonly exerciseId: string
  /** Drawn when only the level is given. */
  readonly s?: number | undefined
  readonly d?: DifficultyLevel | undefined
}

/** The public view of an exercise. @throws AppError `not-found` for one that does not exist or is not public. */
export async function viewExercise(
  { store, random }: { readonly store: DocumentStore; readonly random: () => number },
  { exerciseId, s, d }: Question,
): Promise<ExerciseAnswer> {
  const exercise = await loadExercise(store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  if (s === undefined && d === undefined) return exercise.publicView
  return { ...exercise.publicView, generated: generateExercise(exercise.publicView, toGenerationRef({ s, d }, random)) }
}
