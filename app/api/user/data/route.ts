import { z } from 'zod'
import { exportData } from '@/lib/domain/account/export-data'
import { Reauthentication, requireReauthentication } from '@/lib/domain/account/reauthenticate'
import { streamJson } from '@/lib/server/http/json-stream'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { services } from '@/lib/server/services'

/** Grows with what the site keeps, so only its parts are named. */
const PersonalData = z.looseObject({
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ uid: z.string(), email: z.string() }),
})

export const POST = route(
  {
    // What it takes must not stand in an address.
    method: 'POST',
    path: '/user/data',
    section: 'Accounts',
    summary: 'All that the site holds about the caller.',
    auth: 'user',
    // The whole log of an account is read, which nobody needs often.
    limits: [{ name: 'data-exports', limit: 5, windowSeconds: 60 * 60, per: 'user' }],
    body: Reauthentication,
    answer: PersonalData,
    refusals: ['wrong-password', 'reauthentication-required'],
    streams: true,
  },
  async ({ user, session, body }) => {
    await requireReauthentication(services(), { user, session }, body)
    const data = streamJson(await exportData(services(), user.uid), services().errorReporter, '/api/user/data')
    return withHeaders(data, { 'Content-Disposition': 'attachment; filename="adataim.json"' })
  },
)
