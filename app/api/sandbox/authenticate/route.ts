import { completeAuthentication } from '@/lib/domain/payment-sandbox/calls'
import { AuthenticateAnswer, AuthenticateBody } from '@/lib/domain/payment-sandbox/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/sandbox/authenticate',
    section: 'Payment sandbox',
    summary: 'Passes or fails the payer’s authentication at the bank.',
    limits: [{ name: 'sandbox-authentications', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: AuthenticateBody,
    answer: AuthenticateAnswer,
    refusals: ['not-found'],
  },
  ({ body }) => completeAuthentication(services(), body),
)
