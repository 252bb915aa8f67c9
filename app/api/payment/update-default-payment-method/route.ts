import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { cardLimits } from '@/lib/domain/payment/limits'
import { DefaultPaymentMethodBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/update-default-payment-method',
    section: 'Payment',
    summary:
      'Has a card pay from now on, by its id or with `latest` the one that was added last, and pays with it what is open.',
    auth: 'user',
    limits: cardLimits,
    body: DefaultPaymentMethodBody,
    refusals: ['payment-declined', 'conflict'],
  },
  ({ user, body }) => setDefaultCard(services(), user.uid, body.paymentMethodId),
)
