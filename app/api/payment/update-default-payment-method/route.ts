import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { cardLimits } from '@/lib/domain/payment/limits'
import { DefaultPaymentMethodBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Has a card pay from now on. */
export const POST = route(
  {
    method: 'POST',
    path: '/payment/update-default-payment-method',
    section: 'Payment',
    summary: 'The same for a card by its id, or for the one that was added last with `latest`.',
    auth: 'user',
    limits: cardLimits,
    body: DefaultPaymentMethodBody,
    refusals: ['payment-declined', 'conflict'],
  },
  ({ user, body }) => setDefaultCard(services(), user.uid, body.paymentMethodId),
)
