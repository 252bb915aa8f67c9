import { RegisterBody } from '@/lib/domain/account/model'
import { register } from '@/lib/domain/account/register'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/register',
    section: 'Accounts',
    summary:
      'Creates an account, and sends the mail that confirms its address; of who is under 16, one to the parent too.',
    body: RegisterBody,
    // Three tries for each pupil of a class behind one address.
    limits: [{ name: 'register', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    refusals: [
      'invalid-email',
      'weak-password',
      'consent-required',
      'invalid-birth-year',
      'invalid-parent-email',
      'own-parent-email',
      'email-already-in-use',
      'captcha-failed',
    ],
  },
  ({ body, clientIp }) => register(services(), body, clientIp),
)
