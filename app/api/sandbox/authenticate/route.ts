import { completeAuthentication } from '@/lib/domain/payment-sandbox/calls'
import { AuthenticateBody } from '@/lib/domain/payment-sandbox/model'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'sandbox-authentications', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Passes or fails the payer's authentication in the payment sandbox. */
export const POST = route({ limits: [LIMIT], body: AuthenticateBody }, ({ body }) =>
  completeAuthentication(services(), body),
)
