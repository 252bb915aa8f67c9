import { z } from 'zod'
import { explainerLimits } from '@/lib/domain/explainer/check-explainer-answer'
import { tellExplainerSolution } from '@/lib/domain/explainer/explainer-solution'
import { ExplainerId, ExplainerSolutionRequest } from '@/lib/domain/explainer/model'
import { ExplainerSolutionAnswer } from '@/lib/domain/explainer/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/explainer/{id}/solution',
    section: 'Exercises',
    summary: 'Tells anybody the solution of one question of an explainer, which is left out; keeps nothing.',
    limits: explainerLimits,
    params: z.object({ id: ExplainerId }),
    body: ExplainerSolutionRequest,
    answer: ExplainerSolutionAnswer,
    refusals: ['not-found'],
  },
  async ({ params, body }) => tellExplainerSolution(services(), { id: params.id, ...body }),
)
