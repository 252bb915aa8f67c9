import { ConfirmationBody } from '@/lib/domain/account/model'
import { confirmEmail } from '@/lib/domain/account/verification'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/verification/confirm',
    section: 'Accounts',
    summary: 'Confirms an address with the token of its mail.',
    // Three tries for each pupil of a class behind one address.
    limits: [{ name: 'email-confirmations', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: ConfirmationBody,
    refusals: ['invalid-token'],
  },
  ({ body }) => confirmEmail(services(), body.token),
)
