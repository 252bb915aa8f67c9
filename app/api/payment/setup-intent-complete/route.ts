import { setDefaultCardBySetupIntent } from '@/lib/domain/payment/cards/set-default-card'
import { cardLimits } from '@/lib/domain/payment/limits'
import { SetupIntentCompleteBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/setup-intent-complete',
    section: 'Payment',
    summary: 'Has the card of a setup intent pay from now on, and pays with it what is open.',
    auth: 'user',
    limits: cardLimits,
    body: SetupIntentCompleteBody,
    refusals: ['payment-declined', 'conflict'],
  },
  ({ user, body }) => setDefaultCardBySetupIntent(services(), user.uid, body.setupIntentId),
)
