import { startPurchase } from '@/lib/domain/payment/cards/setup-intent'
import { purchaseLimits } from '@/lib/domain/payment/limits'
import { SetupIntentAnswer, SetupIntentBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/create-setup-intent',
    section: 'Payment',
    summary: 'Begins a purchase: with the client secret the browser asks for a card. The body is a hint only.',
    auth: 'payer',
    limits: purchaseLimits,
    body: SetupIntentBody,
    answer: SetupIntentAnswer,
  },
  ({ user }) => startPurchase(services(), user),
)
