import { z } from 'zod'
import { ExerciseId, HintRequest } from '@/lib/domain/exercise/model'
import { HintAnswer } from '@/lib/domain/exercise/schemas'
import { giveTrialHint, trialLimits } from '@/lib/domain/trial/solve-trial'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/try/{id}/hint',
    section: 'Exercises',
    summary: 'Gives anybody the next hint of one sub-task of an exercise that is offered for trial.',
    limits: trialLimits,
    params: z.object({ id: ExerciseId }),
    body: HintRequest,
    answer: HintAnswer,
    refusals: ['not-found'],
  },
  async ({ params, body }) => giveTrialHint(services(), { exerciseId: params.id, ...body }),
)
