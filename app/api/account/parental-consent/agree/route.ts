import { agreeToAccount, ParentAnswer } from '@/lib/domain/account/parental-consent/answer-parent'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/parental-consent/agree',
    section: 'Accounts',
    summary: 'A parent agrees to the account of a child, with the token of a mail.',
    limits: [{ name: 'parental-agreements', limit: 60, windowSeconds: 5 * 60, per: 'client' }],
    body: ParentAnswer,
    refusals: ['invalid-token'],
  },
  ({ body }) => agreeToAccount(services(), body.token),
)
