import { advanceClock } from '@/lib/domain/payment-sandbox/calls'
import { ClockAnswer, ClockBody } from '@/lib/domain/payment-sandbox/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/sandbox/clock',
    section: 'Payment sandbox',
    summary: 'Moves the time of the caller’s own customer ahead, so that subscriptions renew and expire.',
    auth: 'user',
    limits: [{ name: 'sandbox-clock', limit: 60, windowSeconds: 5 * 60, per: 'user' }],
    body: ClockBody,
    answer: ClockAnswer,
    refusals: ['not-found'],
  },
  ({ user, body }) => advanceClock(services(), user.uid, body),
)
