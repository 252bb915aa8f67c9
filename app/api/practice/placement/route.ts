import { readPlacement, startPlacement } from '@/lib/domain/practice/placement/take-placement'
import { placementLimits, practiceLimits } from '@/lib/domain/practice/practice-limits'
import { PlacementStart, PlacementView } from '@/lib/domain/practice/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/practice/placement',
    section: 'Practice',
    summary: 'How the placement of the caller stands, with the question that is to be answered.',
    auth: 'user',
    limits: practiceLimits,
    answer: PlacementView,
  },
  async ({ user }) => readPlacement(services(), user.uid),
)

export const POST = route(
  {
    method: 'POST',
    path: '/practice/placement',
    section: 'Practice',
    summary: 'Begins a placement of a grade, or goes on with the one of it that is open.',
    auth: 'user',
    limits: placementLimits,
    body: PlacementStart,
    answer: PlacementView,
  },
  async ({ user, body }) => startPlacement(services(), user.uid, body.grade),
)
