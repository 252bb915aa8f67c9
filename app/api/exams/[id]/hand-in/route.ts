import { z } from 'zod'
import { handIn } from '@/lib/domain/exam/hand-in'
import { ExamAnswer, HandInBody } from '@/lib/domain/exam/schemas'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { solvingLimits } from '@/lib/domain/exercise/solving-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** A set has dozens of answers, some of them texts. */
const BODY_LIMIT_BYTES = 128 * 1024

export const POST = route(
  {
    method: 'POST',
    path: '/exams/{id}/hand-in',
    section: 'Exercises',
    summary: 'Grades the answers to a whole set of exam tasks, for subscribers.',
    auth: 'user',
    limits: solvingLimits,
    params: z.object({ id: ExerciseId }),
    body: HandInBody,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answer: ExamAnswer,
    refusals: ['limit-reached', 'not-found'],
  },
  async ({ user, params, body }) => handIn(services(), { userId: user.uid, setId: params.id, ...body }),
)
