import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { rightAnswers } from '@/tests/support/right-answers'
import type { LoadRequest } from './load'

/** How many a pupil checks in a load: few enough for the limit of requests a minute. */
export const CHECKS_A_PUPIL = 14

/** The first check of an exercise, right. Of a pupil who has not started it, it makes a durable write. */
export function firstCheckOf(exercise: LoadedExercise): LoadRequest & { body: string } {
  const ref = { seed: 5, difficultyLevel: 2 } as const
  const answers = (rightAnswers(exercise, ref)[0] ?? []).map(({ answer }) => answer)
  return { path: `/api/exercise/${exercise.id}/check`, body: JSON.stringify({ ...ref, subTask: 0, answers }) }
}
