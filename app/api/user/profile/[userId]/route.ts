import { z } from 'zod'
import { changeDisplayName, ProfileChange } from '@/lib/domain/account/profile'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/user/profile/{userId}',
    section: 'Accounts',
    summary: 'Changes the display name of the caller.',
    auth: 'user',
    limits: [{ name: 'renames', limit: 30, windowSeconds: 10 * 60, per: 'user' }],
    params: z.object({ userId: z.string() }),
    body: ProfileChange,
  },
  ({ user, params, body }) => changeDisplayName(services(), user, { ...params, ...body }),
)
