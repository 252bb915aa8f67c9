import { readUsage } from '@/lib/freemium/access'
import { usageLimits } from '@/lib/freemium/limits'
import { UsageQuery } from '@/lib/freemium/requests'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Tells how the caller stands with the free tier. */
export const GET = route({ auth: 'user', limits: usageLimits, query: UsageQuery }, async ({ user, query }) =>
  readUsage(services(), { userId: user.uid, exerciseId: query.currentExerciseId }, query),
)
