import { z } from 'zod'
import { ProfileChange, rename } from '@/lib/domain/account/profile'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'renames', limit: 30, windowSeconds: 10 * 60, per: 'user' }
const Params = z.object({ userId: z.string() })

/** Changes the caller's display name. */
export const POST = route(
  {
    method: 'POST',
    path: '/user/profile/{userId}',
    section: 'Accounts',
    summary: 'Changes the display name of the caller.',
    auth: 'user',
    limits: [LIMIT],
    params: Params,
    body: ProfileChange,
  },
  ({ user, params, body }) => rename(services(), user, { ...params, ...body }),
)
