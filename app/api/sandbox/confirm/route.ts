import { confirmCard } from '@/lib/domain/payment-sandbox/calls'
import { ConfirmAnswer, ConfirmBody } from '@/lib/domain/payment-sandbox/model'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'sandbox-cards', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Saves a test card in the payment sandbox, for whoever knows the client secret of the setup intent. */
export const POST = route(
  {
    method: 'POST',
    path: '/sandbox/confirm',
    section: 'Payment sandbox',
    summary: 'Saves a test card for a setup intent.',
    limits: [LIMIT],
    body: ConfirmBody,
    answer: ConfirmAnswer,
    refusals: ['not-found'],
  },
  ({ body }) => confirmCard(services(), body),
)
