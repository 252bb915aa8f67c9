import { RegisterBody } from '@/lib/domain/account/model'
import { register } from '@/lib/domain/account/register'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Three tries for each pupil of a class behind one address. */
const LIMIT: RouteLimit = { name: 'register', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Creates an account; a mail then asks to confirm its address. */
export const POST = route(
  {
    method: 'POST',
    path: '/account/register',
    section: 'Accounts',
    summary: 'Creates an account, and sends the mail that confirms its address.',
    body: RegisterBody,
    limits: [LIMIT],
    refusals: ['invalid-email', 'weak-password', 'consent-required', 'email-already-in-use', 'captcha-failed'],
  },
  ({ body, clientAddress }) => register(services(), body, clientAddress),
)
