import { type RouteLimit, route } from '@/lib/http/route'
import { confirmCard } from '@/lib/payment-sandbox/calls'
import { ConfirmBody } from '@/lib/payment-sandbox/model'
import { services } from '@/lib/services'

const LIMIT: RouteLimit = { name: 'sandbox-cards', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Saves a test card in the payment sandbox, for whoever knows the client secret of the setup intent. */
export const POST = route({ limits: [LIMIT], body: ConfirmBody }, ({ body }) => confirmCard(services(), body))
