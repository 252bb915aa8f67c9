import { z } from 'zod'
import { deleteAttempt } from '@/lib/domain/exam/attempts'
import { AttemptId } from '@/lib/domain/exam/schemas'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { keepingLimits } from '../../attempt-limits'

export const DELETE = route(
  {
    method: 'DELETE',
    path: '/exams/{id}/attempts/{attemptId}',
    section: 'Exercises',
    summary: 'Deletes an attempt of the caller, running or handed in.',
    auth: 'user',
    limits: keepingLimits,
    params: z.object({ id: ExerciseId, attemptId: AttemptId }),
    refusals: ['not-found'],
  },
  ({ user, params }) =>
    deleteAttempt(services().store, { userId: user.uid, setId: params.id, attemptId: params.attemptId }),
)
