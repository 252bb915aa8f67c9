import { z } from 'zod'
import { listAttempts } from '@/lib/domain/exam/attempts'
import { AttemptsAnswer } from '@/lib/domain/exam/schemas'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { keepingLimits } from '../attempt-limits'

export const GET = route(
  {
    method: 'GET',
    path: '/exams/{id}/attempts',
    section: 'Exercises',
    summary: 'The attempts of the caller at a set of exam tasks: the one that is running, and what the others got.',
    auth: 'user',
    limits: keepingLimits,
    params: z.object({ id: ExerciseId }),
    answer: AttemptsAnswer,
  },
  ({ user, params }) => listAttempts(services().store, { userId: user.uid, setId: params.id }),
)
