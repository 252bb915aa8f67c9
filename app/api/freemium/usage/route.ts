import { readUsage } from '@/lib/domain/freemium/access'
import { UsageAnswer, UsageQuery } from '@/lib/domain/freemium/schemas'
import { usageLimits } from '@/lib/domain/freemium/usage-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/freemium/usage',
    section: 'Free tier',
    summary: 'How the caller stands with the free tier. The query can make the terms stricter, never looser.',
    auth: 'user',
    limits: usageLimits,
    query: UsageQuery,
    answer: UsageAnswer,
  },
  async ({ user, query }) => readUsage(services(), { userId: user.uid, exerciseId: query.currentExerciseId }, query),
)
