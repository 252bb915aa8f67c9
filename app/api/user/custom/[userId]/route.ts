import { z } from 'zod'
import { renewedSession } from '@/lib/auth/session-cookie'
import { withHeaders } from '@/lib/http/respond'
import { type RouteLimit, route } from '@/lib/http/route'
import { CustomFields, saveConsent } from '@/lib/legal/consent'
import { services } from '@/lib/services'

const LIMIT: RouteLimit = { name: 'consents', limit: 30, windowSeconds: 10 * 60, per: 'user' }
const Params = z.object({ userId: z.string() })

/** Notes the caller's consent to the legal documents; the session says so from then on. */
export const POST = route(
  { auth: 'user', limits: [LIMIT], params: Params, body: CustomFields },
  async ({ user, params, body }) => {
    const account = await saveConsent(services(), user, { ...params, fields: body })
    return withHeaders(undefined, { 'Set-Cookie': await renewedSession(services().auth, account) })
  },
)
