import { readIntent } from '@/lib/domain/payment-sandbox/calls'
import { IntentQuery } from '@/lib/domain/payment-sandbox/model'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'sandbox-reads', limit: 300, windowSeconds: 5 * 60, per: 'client' }

/** Tells the state of an intent to whoever knows its client secret. There is none but in the payment sandbox. */
export const GET = route({ limits: [LIMIT], query: IntentQuery }, ({ query }) =>
  readIntent(services(), query.client_secret),
)
