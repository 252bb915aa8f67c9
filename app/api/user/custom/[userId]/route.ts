import { z } from 'zod'
import { CustomFields, saveConsent } from '@/lib/domain/legal/consent'
import { refreshSessionCookie } from '@/lib/server/auth/session'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { withHeaders } from '@/lib/server/http/respond'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'consents', limit: 30, windowSeconds: 10 * 60, per: 'user' }
const Params = z.object({ userId: z.string() })

/** Notes the caller's consent to the legal documents; the session says so from then on. */
export const POST = route(
  {
    method: 'POST',
    path: '/user/custom/{userId}',
    section: 'Accounts',
    summary:
      'Notes the consent of the caller to the legal documents in `legalConsentDate`, the one key that may be set.',
    auth: 'user',
    limits: [LIMIT],
    params: Params,
    body: CustomFields,
  },
  async ({ user, params, body, headers }) => {
    await saveConsent(services(), user, { ...params, fields: body })
    return withHeaders(undefined, { 'Set-Cookie': await refreshSessionCookie(headers) })
  },
)
