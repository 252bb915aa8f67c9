import { z } from 'zod'
import { exportData } from '@/lib/domain/account/export-data'
import { streamJson } from '@/lib/server/http/json-stream'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { services } from '@/lib/server/services'

/** Grows with what the site keeps, so only its parts are named. */
const PersonalData = z.looseObject({
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ uid: z.string(), email: z.string() }),
})

export const GET = route(
  {
    method: 'GET',
    path: '/user/data',
    section: 'Accounts',
    summary: 'All that the site holds about the caller.',
    auth: 'user',
    // The whole log of an account is read, which nobody needs often.
    limits: [{ name: 'data-exports', limit: 5, windowSeconds: 60 * 60, per: 'user' }],
    answer: PersonalData,
    streams: true,
  },
  async ({ user }) => {
    const data = streamJson(await exportData(services(), user.uid), services().errorReporter, '/api/user/data')
    return withHeaders(data, { 'Content-Disposition': 'attachment; filename="adataim.json"' })
  },
)
