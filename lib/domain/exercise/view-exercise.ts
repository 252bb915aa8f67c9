import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { loadExercise } from './load-exercise'
import { type DifficultyLevel, drawSeed } from './model'
import type { ExerciseAnswer } from './schemas'
import { drawOtherQuestion } from './variant/draw-other-question'

interface Question {
  readonly exerciseId: string
  /** Drawn when none is given. */
  readonly s?: number | undefined
  /** 1 when none is given. */
  readonly d?: DifficultyLevel | undefined
  /** Seeds that the pupil has seen at this level: while there are others, what is drawn says something else. */
  readonly seen?: readonly number[] | undefined
  /** Whether the exercise as its author wrote it is wanted too: that is for who writes exercises. */
  readonly withSource: boolean
}

/**
 * An exercise as its pupils see it.
 *
 * @param deps.random gives numbers in [0, 1).
 * @throws AppError `not-found` for one that does not exist or is not public.
 */
export async function viewExercise(
  { store, random }: { readonly store: DocumentStore; readonly random: () => number },
  { exerciseId, s, d: difficultyLevel = 1, seen = [], withSource }: Question,
): Promise<ExerciseAnswer> {
  const exercise = await loadExercise(store, exerciseId)
  if (!exercise) throw new AppError('not-found')
  const { id, classifications, definition, variant } = exercise
  const generated =
    s === undefined
      ? drawOtherQuestion(variant, { seen, difficultyLevel }, () => drawSeed(random))
      : variant({ seed: s, difficultyLevel }).question()
  return { id, classifications, generated, ...(withSource && { source: definition }) }
}
