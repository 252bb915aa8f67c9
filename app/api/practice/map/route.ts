import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { MapAnswer, MapQuery } from '@/lib/domain/practice/schemas'
import { readMap } from '@/lib/domain/practice/skill-map/read-map'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/practice/map',
    section: 'Practice',
    summary: 'The skills of a grade by topic, and how far the caller is with each.',
    auth: 'user',
    limits: practiceLimits,
    query: MapQuery,
    answer: MapAnswer,
  },
  async ({ user, query }) => readMap(services(), user.uid, query.grade),
)
