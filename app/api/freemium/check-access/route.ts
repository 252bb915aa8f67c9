import { checkAccess } from '@/lib/domain/freemium/access'
import { usageLimits } from '@/lib/domain/freemium/limits'
import { AccessRequest, UsageQuery } from '@/lib/domain/freemium/requests'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells whether the caller may work on an exercise, without starting it. */
export const POST = route(
  { auth: 'user', limits: usageLimits, query: UsageQuery, body: AccessRequest },
  async ({ user, query, body }) => checkAccess(services(), { userId: user.uid, ...body }, query),
)
