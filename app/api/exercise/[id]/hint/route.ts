import { z } from 'zod'
import { permissions } from '@/lib/domain/account/permissions'
import { giveHint } from '@/lib/domain/exercise/give-hint'
import { ExerciseId, HintRequest } from '@/lib/domain/exercise/model'
import { HintAnswer } from '@/lib/domain/exercise/schemas'
import { solvingLimits } from '@/lib/domain/exercise/solving-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/exercise/{id}/hint',
    section: 'Exercises',
    summary: 'Gives the next hint of one sub-task, and registers the exercise as started.',
    auth: permissions.solve,
    limits: solvingLimits,
    params: z.object({ id: ExerciseId }),
    body: HintRequest,
    answer: HintAnswer,
    refusals: ['limit-reached', 'not-found'],
  },
  async ({ user, params, body }) => giveHint(services(), { userId: user.uid, exerciseId: params.id, ...body }),
)
