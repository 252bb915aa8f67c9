import { readIntent } from '@/lib/domain/payment-sandbox/calls'
import { IntentAnswer, IntentQuery } from '@/lib/domain/payment-sandbox/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/sandbox/setup-intent',
    section: 'Payment sandbox',
    summary: 'The state of an intent, for whoever was given it. These calls are there only where no payment is real.',
    limits: [{ name: 'sandbox-reads', limit: 300, windowSeconds: 5 * 60, per: 'client' }],
    query: IntentQuery,
    answer: IntentAnswer,
    refusals: ['not-found'],
  },
  ({ query }) => readIntent(services(), query.client_secret),
)
