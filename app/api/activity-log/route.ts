import { logActivity } from '@/lib/domain/activity/log-activity'
import { ActivityEntry } from '@/lib/domain/activity/model'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** More than anybody does by hand: an entry every half second. */
const LIMIT: RouteLimit = { name: 'activity-log', limit: 120, windowSeconds: 60, per: 'user' }

/** Notes what the caller has done. */
export const POST = route(
  {
    method: 'POST',
    path: '/activity-log',
    section: 'Everything else',
    summary: 'Notes what the caller has done.',
    auth: 'user',
    limits: [LIMIT],
    body: ActivityEntry,
  },
  ({ user, body }) => logActivity(services(), user.uid, body),
)
