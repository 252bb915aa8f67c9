import { z } from 'zod'
import { permissions } from '@/lib/domain/account/permissions'
import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { CheckRequest, ExerciseId } from '@/lib/domain/exercise/model'
import { CheckAnswer } from '@/lib/domain/exercise/schemas'
import { solvingLimits } from '@/lib/domain/exercise/solving-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The solution itself never leaves the server. */
export const POST = route(
  {
    method: 'POST',
    path: '/exercise/{id}/check',
    section: 'Exercises',
    summary: 'Grades the answers to one sub-task, and registers the exercise as started.',
    auth: permissions.solve,
    limits: solvingLimits,
    params: z.object({ id: ExerciseId }),
    body: CheckRequest,
    answer: CheckAnswer,
    refusals: ['limit-reached', 'not-found'],
  },
  async ({ user, params, body }) => checkAnswer(services(), { userId: user.uid, exerciseId: params.id, ...body }),
)
