import { answerPlacement } from '@/lib/domain/practice/placement/take-placement'
import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { PlacementReply, PlacementView } from '@/lib/domain/practice/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/practice/placement/answer',
    section: 'Practice',
    summary: 'Answers the question of the placement, or passes it over, and gets the next one or what was found.',
    auth: 'user',
    limits: practiceLimits,
    body: PlacementReply,
    answer: PlacementView,
    refusals: ['conflict'],
  },
  async ({ user, body }) => answerPlacement(services(), user.uid, body),
)
