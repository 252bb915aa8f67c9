import { z } from 'zod'
import { AttemptId, ExamAnswer, SelfMarksBody } from '@/lib/domain/exam/schemas'
import { markOwnWork } from '@/lib/domain/exam/self-marking'
import { ExerciseId } from '@/lib/domain/exercise/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'
import { keepingLimits } from '../../../attempt-limits'

export const PUT = route(
  {
    method: 'PUT',
    path: '/exams/{id}/attempts/{attemptId}/self-marks',
    section: 'Exercises',
    summary: 'Marks a sub-task of an attempt that was handed in, where the caller solved it on paper.',
    auth: 'user',
    limits: keepingLimits,
    params: z.object({ id: ExerciseId, attemptId: AttemptId }),
    body: SelfMarksBody,
    answer: ExamAnswer,
    refusals: ['not-found'],
  },
  ({ user, params, body }) =>
    markOwnWork(services().store, { userId: user.uid, setId: params.id, attemptId: params.attemptId, ...body }),
)
