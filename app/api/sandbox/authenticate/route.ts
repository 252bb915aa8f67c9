import { type RouteLimit, route } from '@/lib/http/route'
import { answerBank } from '@/lib/payment-sandbox/calls'
import { AuthenticateBody } from '@/lib/payment-sandbox/model'
import { services } from '@/lib/services'

const LIMIT: RouteLimit = { name: 'sandbox-authentications', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Passes or fails the payer's authentication in the payment sandbox. */
export const POST = route({ limits: [LIMIT], body: AuthenticateBody }, ({ body }) => answerBank(services(), body))
