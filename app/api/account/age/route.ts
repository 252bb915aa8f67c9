import { AgeStatement } from '@/lib/domain/account/model'
import { stateAge } from '@/lib/domain/account/state-age'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const PUT = route(
  {
    method: 'PUT',
    path: '/account/age',
    section: 'Accounts',
    summary: 'Says once who the caller is: pupil, parent or teacher. Sends a mail to the parent of who is under 16.',
    auth: 'user',
    limits: [{ name: 'ages', limit: 20, windowSeconds: 10 * 60, per: 'user' }],
    body: AgeStatement.required({ kind: true }),
    refusals: ['invalid-birth-year', 'invalid-parent-email', 'own-parent-email', 'conflict', 'too-many-requests'],
  },
  ({ user, body }) => stateAge(services(), user, body),
)
