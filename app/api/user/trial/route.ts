import { permissions } from '@/lib/domain/account/permissions'
import { TakeOverAnswer, TakeOverRequest } from '@/lib/domain/trial/schemas'
import { takeOverTrial } from '@/lib/domain/trial/take-over-trial'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/user/trial',
    section: 'Exercises',
    summary: 'Notes for the caller what they solved before they had an account; graded once more.',
    auth: permissions.solve,
    limits: [{ name: 'trial-takeover', limit: 20, windowSeconds: 10 * 60, per: 'user' }],
    body: TakeOverRequest,
    answer: TakeOverAnswer,
  },
  async ({ user, body }) => ({ solved: await takeOverTrial(services(), user.uid, body.solved) }),
)
