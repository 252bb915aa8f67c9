import { z } from 'zod'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { exercisePicture } from '@/lib/domain/exercise/picture/exercise-picture'
import { handlerOf } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'

const Params = z.object({ id: ExerciseId })

const WEEK_SECONDS = 7 * 24 * 60 * 60
/** An older picture of an exercise does no harm. */
const KEPT = `public, max-age=${WEEK_SECONDS}, s-maxage=${WEEK_SECONDS}, stale-while-revalidate=${4 * WEEK_SECONDS}`

/** The small picture of an exercise that stands beside it in lists. */
export const GET = handlerOf({ params: Params }, async ({ params }) => {
  const exercise = await loadExercise(services().store, params.id)
  if (!exercise) throw new AppError('not-found')
  return new Response(exercisePicture(exercise), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEPT },
  })
})
