import { ResetRequest, requestPasswordReset } from '@/lib/domain/account/password-reset'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'password-resets', limit: 30, windowSeconds: 5 * 60, per: 'client' }

/** Sends the mail by which somebody who has forgotten the password sets a new one. */
export const POST = route({ limits: [LIMIT], body: ResetRequest }, ({ body }) => requestPasswordReset(services(), body))
