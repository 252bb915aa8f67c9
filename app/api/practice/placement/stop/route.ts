import { stopPlacement } from '@/lib/domain/practice/placement/take-placement'
import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { PlacementView } from '@/lib/domain/practice/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/practice/placement/stop',
    section: 'Practice',
    summary: 'Ends the placement with what was found until now.',
    auth: 'user',
    limits: practiceLimits,
    answer: PlacementView,
  },
  async ({ user }) => stopPlacement(services(), user.uid),
)
