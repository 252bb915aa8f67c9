import { z } from 'zod'
import { permissions } from '@/lib/account/permissions'
import { giveHint } from '@/lib/exercise/give-hint'
import { solvingLimits } from '@/lib/exercise/limits'
import { ExerciseId, HintRequest } from '@/lib/exercise/model'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Gives the next hint of one sub-task. */
export const POST = route(
  { auth: permissions.solve, limits: solvingLimits, params: z.object({ id: ExerciseId }), body: HintRequest },
  async ({ user, params, body }) => giveHint(services(), { userId: user.uid, exerciseId: params.id, ...body }),
)
