import { confirmCard } from '@/lib/domain/payment-sandbox/calls'
import { ConfirmBody } from '@/lib/domain/payment-sandbox/model'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'sandbox-cards', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Saves a test card in the payment sandbox, for whoever knows the client secret of the setup intent. */
export const POST = route({ limits: [LIMIT], body: ConfirmBody }, ({ body }) => confirmCard(services(), body))
