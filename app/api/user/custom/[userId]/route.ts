import { z } from 'zod'
import { refreshedSession } from '@/lib/auth/session'
import { withHeaders } from '@/lib/http/respond'
import { type RouteLimit, route } from '@/lib/http/route'
import { CustomFields, saveConsent } from '@/lib/legal/consent'
import { services } from '@/lib/services'

const LIMIT: RouteLimit = { name: 'consents', limit: 30, windowSeconds: 10 * 60, per: 'user' }
const Params = z.object({ userId: z.string() })

/** Notes the caller's consent to the legal documents; the session says so from then on. */
export const POST = route(
  { auth: 'user', limits: [LIMIT], params: Params, body: CustomFields },
  async ({ user, params, body, headers }) => {
    await saveConsent(services(), user, { ...params, fields: body })
    return withHeaders(undefined, { 'Set-Cookie': await refreshedSession(headers) })
  },
)
