import { advanceClock } from '@/lib/domain/payment-sandbox/calls'
import { ClockBody } from '@/lib/domain/payment-sandbox/model'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'sandbox-clock', limit: 60, windowSeconds: 5 * 60, per: 'user' }

/** Moves the time of the caller's own customer in the payment sandbox, so that subscriptions renew and expire. */
export const POST = route({ auth: 'user', limits: [LIMIT], body: ClockBody }, ({ user, body }) =>
  advanceClock(services(), user.uid, body.days),
)
