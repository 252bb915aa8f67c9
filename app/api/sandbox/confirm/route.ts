import { confirmCard } from '@/lib/domain/payment-sandbox/calls'
import { ConfirmAnswer, ConfirmBody } from '@/lib/domain/payment-sandbox/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/sandbox/confirm',
    section: 'Payment sandbox',
    summary: 'Saves a test card for a setup intent.',
    limits: [{ name: 'sandbox-cards', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: ConfirmBody,
    answer: ConfirmAnswer,
    refusals: ['not-found'],
  },
  ({ body }) => confirmCard(services(), body),
)
