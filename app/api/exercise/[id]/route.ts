import { z } from 'zod'
import { ExerciseId, GenerationQuery } from '@/lib/domain/exercise/model'
import { ExerciseAnswer } from '@/lib/domain/exercise/schemas'
import { viewExercise } from '@/lib/domain/exercise/view-exercise'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/exercise/{id}',
    section: 'Exercises',
    summary: 'The public view of an exercise: no solution, no hint.',
    params: z.object({ id: ExerciseId }),
    query: GenerationQuery,
    answer: ExerciseAnswer,
    refusals: ['not-found'],
  },
  async ({ params, query }) =>
    viewExercise({ ...services(), random: Math.random }, { exerciseId: params.id, ...query }),
)
