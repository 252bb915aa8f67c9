import { z } from 'zod'
import { handIn } from '@/lib/domain/exam/hand-in'
import { HandInBody } from '@/lib/domain/exam/request'
import { solvingLimits } from '@/lib/domain/exercise/limits'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** A set has dozens of answers, some of them texts. */
const BODY_LIMIT_BYTES = 128 * 1024

/** Grades a whole set of an exam. */
export const POST = route(
  {
    auth: 'user',
    limits: solvingLimits,
    params: z.object({ id: ExerciseId }),
    body: HandInBody,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  },
  async ({ user, params, body }) => handIn(services(), { userId: user.uid, setId: params.id, ...body }),
)
