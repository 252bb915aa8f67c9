import { z } from 'zod'
import { permissions } from '@/lib/domain/account/permissions'
import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { solvingLimits } from '@/lib/domain/exercise/limits'
import { CheckRequest, ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells whether the answers to one sub-task are right. The solution itself never leaves the server. */
export const POST = route(
  { auth: permissions.solve, limits: solvingLimits, params: z.object({ id: ExerciseId }), body: CheckRequest },
  async ({ user, params, body }) => checkAnswer(services(), { userId: user.uid, exerciseId: params.id, ...body }),
)
