import { z } from 'zod'
import { permissions } from '@/lib/account/permissions'
import { checkAnswer } from '@/lib/exercise/check-answer'
import { solvingLimits } from '@/lib/exercise/limits'
import { CheckRequest, ExerciseId } from '@/lib/exercise/model'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Tells whether the answers to one sub-task are right. The solution itself never leaves the server. */
export const POST = route(
  { auth: permissions.solve, limits: solvingLimits, params: z.object({ id: ExerciseId }), body: CheckRequest },
  async ({ user, params, body }) => checkAnswer(services(), { userId: user.uid, exerciseId: params.id, ...body }),
)
