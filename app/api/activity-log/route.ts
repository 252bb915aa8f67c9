import { logActivity } from '@/lib/activity/log-activity'
import { ActivityEntry } from '@/lib/activity/model'
import { type RouteLimit, route } from '@/lib/http/route'
import { services } from '@/lib/services'

/** More than anybody does by hand: an entry every half second. */
const LIMIT: RouteLimit = { name: 'activity-log', limit: 120, windowSeconds: 60, per: 'user' }

/** Notes what the caller has done. */
export const POST = route({ auth: 'user', limits: [LIMIT], body: ActivityEntry }, ({ user, body }) =>
  logActivity(services(), user.uid, body),
)
