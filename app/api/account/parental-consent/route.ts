import { changeParent, ParentBody } from '@/lib/domain/account/parental-consent/change-parent'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const PUT = route(
  {
    method: 'PUT',
    path: '/account/parental-consent',
    section: 'Accounts',
    summary: 'Sends the mail to the parent again, also to another address: at most once in 60 s.',
    auth: 'user',
    body: ParentBody,
    refusals: ['invalid-parent-email', 'own-parent-email', 'conflict', 'too-many-requests'],
  },
  ({ user, body }) => changeParent(services(), user, body),
)
