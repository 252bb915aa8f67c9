import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { cardLimits } from '@/lib/domain/payment/limits'
import { DefaultPaymentMethodBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Has a card pay from now on. */
export const POST = route({ auth: 'user', limits: cardLimits, body: DefaultPaymentMethodBody }, ({ user, body }) =>
  setDefaultCard(services(), user.uid, body.paymentMethodId),
)
