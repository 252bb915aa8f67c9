import { ResetRequest, requestPasswordReset } from '@/lib/domain/account/password-reset'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/password-reset',
    section: 'Accounts',
    summary: 'Sends the mail by which somebody who has forgotten the password sets a new one.',
    limits: [{ name: 'password-resets', limit: 30, windowSeconds: 5 * 60, per: 'client' }],
    body: ResetRequest,
    refusals: ['invalid-email', 'user-not-found', 'user-disabled'],
  },
  ({ body }) => requestPasswordReset(services(), body),
)
