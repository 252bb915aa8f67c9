import { z } from 'zod'
import { handIn } from '@/lib/domain/exam/hand-in'
import { AttemptBody, ExamAnswer } from '@/lib/domain/exam/schemas'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { solvingLimits } from '@/lib/domain/exercise/solving-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { ATTEMPT_BYTES } from '../attempt-limits'

export const POST = route(
  {
    method: 'POST',
    path: '/exams/{id}/hand-in',
    section: 'Exercises',
    summary: 'Ends an attempt at a set of exam tasks and grades it, for subscribers.',
    auth: 'user',
    limits: solvingLimits,
    params: z.object({ id: ExerciseId }),
    body: AttemptBody,
    bodyLimitBytes: ATTEMPT_BYTES,
    answer: ExamAnswer,
    refusals: ['limit-reached', 'not-found', 'conflict'],
  },
  async ({ user, params, body }) => handIn(services(), { userId: user.uid, setId: params.id, ...body }),
)
