import { z } from 'zod'
import { CustomFields, saveConsent } from '@/lib/domain/legal/consent'
import { refreshSessionCookie } from '@/lib/server/auth/session'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/user/custom/{userId}',
    section: 'Accounts',
    summary:
      'Notes the consent of the caller to the legal documents in `legalConsentDate`, the one key that may be set.',
    auth: 'user',
    limits: [{ name: 'consents', limit: 30, windowSeconds: 10 * 60, per: 'user' }],
    params: z.object({ userId: z.string() }),
    body: CustomFields,
  },
  async ({ user, params, body, headers }) => {
    await saveConsent(services(), user, { ...params, fields: body })
    return withHeaders(undefined, { 'Set-Cookie': await refreshSessionCookie(headers) })
  },
)
