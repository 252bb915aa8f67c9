import { z } from 'zod'
import { keepAttempt } from '@/lib/domain/exam/attempts'
import { AttemptBody, KeptAnswer } from '@/lib/domain/exam/schemas'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { ATTEMPT_BYTES, keepingLimits } from '../attempt-limits'

export const PUT = route(
  {
    method: 'PUT',
    path: '/exams/{id}/attempt',
    section: 'Exercises',
    summary: 'Keeps how far the caller is with a set of exam tasks, for subscribers.',
    auth: 'user',
    limits: keepingLimits,
    params: z.object({ id: ExerciseId }),
    body: AttemptBody,
    bodyLimitBytes: ATTEMPT_BYTES,
    answer: KeptAnswer,
    refusals: ['limit-reached', 'not-found', 'conflict'],
  },
  async ({ user, params, body }) => ({
    revision: await keepAttempt(services(), { userId: user.uid, setId: params.id, ...body }),
  }),
)
