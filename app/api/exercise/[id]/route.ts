import { z } from 'zod'
import { hasPermission } from '@/lib/domain/account/permissions'
import { ExerciseId, VariantQuery } from '@/lib/domain/exercise/model'
import { ExerciseAnswer } from '@/lib/domain/exercise/schemas'
import { viewExercise } from '@/lib/domain/exercise/view-exercise'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/exercise/{id}',
    section: 'Exercises',
    summary: 'An exercise as pupils see it, for one seed and level: no script, solution, hint or rule.',
    auth: 'optional',
    params: z.object({ id: ExerciseId }),
    query: VariantQuery,
    answer: ExerciseAnswer,
    refusals: ['not-found'],
  },
  async ({ user, params, query }) =>
    viewExercise(
      { ...services(), random: Math.random },
      { exerciseId: params.id, ...query, withSource: hasPermission('readSource', user) },
    ),
)
