import { checkAccess } from '@/lib/freemium/access'
import { usageLimits } from '@/lib/freemium/limits'
import { AccessRequest, UsageQuery } from '@/lib/freemium/requests'
import { route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** Tells whether the caller may work on an exercise, without starting it. */
export const POST = route(
  { auth: 'user', limits: usageLimits, query: UsageQuery, body: AccessRequest },
  async ({ user, query, body }) => checkAccess(services(), { userId: user.uid, ...body }, query),
)
