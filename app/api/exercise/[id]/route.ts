import { z } from 'zod'
import { ExerciseId, GenerationQuery } from '@/lib/domain/exercise/model'
import { viewExercise } from '@/lib/domain/exercise/view-exercise'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The public view of an exercise, with `s` or `d` also as generated for that seed and level. */
export const GET = route({ params: z.object({ id: ExerciseId }), query: GenerationQuery }, async ({ params, query }) =>
  viewExercise({ ...services(), random: Math.random }, { exerciseId: params.id, ...query }),
)
