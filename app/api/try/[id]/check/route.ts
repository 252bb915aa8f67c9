import { z } from 'zod'
import { CheckRequest, ExerciseId } from '@/lib/domain/exercise/model'
import { CheckAnswer } from '@/lib/domain/exercise/schemas'
import { checkTrialAnswer, trialLimits } from '@/lib/domain/trial/solve-trial'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/try/{id}/check',
    section: 'Exercises',
    summary: 'Grades the answers of anybody to one sub-task of an exercise that is offered for trial; keeps nothing.',
    limits: trialLimits,
    params: z.object({ id: ExerciseId }),
    body: CheckRequest,
    answer: CheckAnswer,
    refusals: ['not-found'],
  },
  async ({ params, body }) => checkTrialAnswer(services(), { exerciseId: params.id, ...body }),
)
