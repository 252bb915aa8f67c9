import { readUsage } from '@/lib/domain/freemium/access'
import { usageLimits } from '@/lib/domain/freemium/limits'
import { UsageQuery } from '@/lib/domain/freemium/requests'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells how the caller stands with the free tier. */
export const GET = route({ auth: 'user', limits: usageLimits, query: UsageQuery }, async ({ user, query }) =>
  readUsage(services(), { userId: user.uid, exerciseId: query.currentExerciseId }, query),
)
