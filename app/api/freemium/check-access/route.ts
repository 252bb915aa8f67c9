import { checkAccess } from '@/lib/domain/freemium/access'
import { AccessAnswer, AccessRequest, UsageQuery } from '@/lib/domain/freemium/schemas'
import { usageLimits } from '@/lib/domain/freemium/usage-limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/freemium/check-access',
    section: 'Free tier',
    summary: 'Whether the caller may work on an exercise, without starting it.',
    auth: 'user',
    limits: usageLimits,
    query: UsageQuery,
    body: AccessRequest,
    answer: AccessAnswer,
  },
  async ({ user, query, body }) => checkAccess(services(), { userId: user.uid, ...body }, query),
)
