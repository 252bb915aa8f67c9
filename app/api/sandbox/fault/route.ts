import { demandFault } from '@/lib/domain/payment-sandbox/calls'
import { FaultBody } from '@/lib/domain/payment-sandbox/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/sandbox/fault',
    section: 'Payment sandbox',
    summary: 'Has the next change of the caller’s own payments fail at the provider, with this status.',
    auth: 'user',
    limits: [{ name: 'sandbox-fault', limit: 60, windowSeconds: 5 * 60, per: 'user' }],
    body: FaultBody,
    refusals: ['not-found'],
  },
  ({ user, body }) => demandFault(services(), user.uid, body.status),
)
