import { z } from 'zod'
import { checkExplainerAnswer, explainerLimits } from '@/lib/domain/explainer/check-explainer-answer'
import { ExplainerCheckRequest, ExplainerId } from '@/lib/domain/explainer/model'
import { ExplainerCheckAnswer } from '@/lib/domain/explainer/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/explainer/{id}/check',
    section: 'Exercises',
    summary: 'Grades the answer of anybody to one question of an explainer; keeps nothing.',
    limits: explainerLimits,
    params: z.object({ id: ExplainerId }),
    body: ExplainerCheckRequest,
    answer: ExplainerCheckAnswer,
    refusals: ['not-found'],
  },
  async ({ params, body }) => checkExplainerAnswer(services(), { id: params.id, ...body }),
)
