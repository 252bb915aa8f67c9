import { forgetPractice } from '@/lib/domain/practice/personal-data'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const DELETE = route(
  {
    method: 'DELETE',
    path: '/practice',
    section: 'Practice',
    summary: 'Deletes all that is known of how the caller practised, also what they have solved.',
    auth: 'user',
    limits: [{ name: 'practice-deletion', limit: 10, windowSeconds: 10 * 60, per: 'user' }],
  },
  async ({ user }) => forgetPractice(services().store, user.uid),
)
