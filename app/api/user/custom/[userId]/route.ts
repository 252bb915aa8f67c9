import { z } from 'zod'
import { CustomFields, saveConsent } from '@/lib/domain/legal/consent'
import { refreshSessionCookie } from '@/lib/server/auth/session'
import { withHeaders } from '@/lib/server/http/respond'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'consents', limit: 30, windowSeconds: 10 * 60, per: 'user' }
const Params = z.object({ userId: z.string() })

/** Notes the caller's consent to the legal documents; the session says so from then on. */
export const POST = route(
  { auth: 'user', limits: [LIMIT], params: Params, body: CustomFields },
  async ({ user, params, body, headers }) => {
    await saveConsent(services(), user, { ...params, fields: body })
    return withHeaders(undefined, { 'Set-Cookie': await refreshSessionCookie(headers) })
  },
)
