import { z } from 'zod'
import { endOtherSessions, forgetEndedSessions, listSessions } from '@/lib/domain/account/sessions'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const SessionsAnswer = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() }),
      signedInAt: z.iso.datetime(),
      lastSeenDay: z.iso.date().describe('The last day on which it was used.'),
      current: z.boolean().describe('Whether the call is made by it.'),
    }),
  ),
})

export const GET = route(
  {
    method: 'GET',
    path: '/user/sessions',
    section: 'Accounts',
    summary: 'Where the caller is signed in: the session of the call first, then those that were used last.',
    auth: 'user',
    answer: SessionsAnswer,
  },
  async ({ session }) => ({ sessions: await listSessions(services(), session) }),
)

export const DELETE = route(
  {
    method: 'DELETE',
    path: '/user/sessions',
    section: 'Accounts',
    summary: 'Ends all sessions of the caller but that of the call.',
    auth: 'user',
    limits: [{ name: 'session-sweeps', limit: 30, windowSeconds: 10 * 60, per: 'user' }],
  },
  async ({ user, session }) => {
    await endOtherSessions(services(), session)
    services().afterResponse(() => forgetEndedSessions(services(), user.uid))
  },
)
