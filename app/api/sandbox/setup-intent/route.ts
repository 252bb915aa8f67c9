import { type RouteLimit, route } from '@/lib/http/route'
import { readIntent } from '@/lib/payment-sandbox/calls'
import { IntentQuery } from '@/lib/payment-sandbox/model'
import { services } from '@/lib/services'

const LIMIT: RouteLimit = { name: 'sandbox-reads', limit: 300, windowSeconds: 5 * 60, per: 'client' }

/** Tells the state of an intent to whoever knows its client secret. There is none but in the payment sandbox. */
export const GET = route({ limits: [LIMIT], query: IntentQuery }, ({ query }) =>
  readIntent(services(), query.client_secret),
)
