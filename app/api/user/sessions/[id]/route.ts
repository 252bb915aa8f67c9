import { z } from 'zod'
import { endSessionOf } from '@/lib/domain/account/sessions'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const DELETE = route(
  {
    method: 'DELETE',
    path: '/user/sessions/{id}',
    section: 'Accounts',
    summary: 'Ends one of the sessions of the caller.',
    auth: 'user',
    // As many as the list may show.
    limits: [{ name: 'session-ends', limit: 100, windowSeconds: 10 * 60, per: 'user' }],
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    refusals: ['not-found'],
  },
  ({ user, params }) => endSessionOf(services().store, { uid: user.uid, id: params.id }),
)
