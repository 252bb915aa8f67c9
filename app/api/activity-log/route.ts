import { logActivity } from '@/lib/domain/activity/log-activity'
import { ClientActivityEntry } from '@/lib/domain/activity/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/activity-log',
    section: 'Everything else',
    summary: 'Notes what the caller has done and only the browser knows.',
    auth: 'user',
    // More than anybody does by hand: an entry every half second.
    limits: [{ name: 'activity-log', limit: 120, windowSeconds: 60, per: 'user' }],
    body: ClientActivityEntry,
  },
  ({ user, body }) => logActivity(services(), user.uid, body),
)
