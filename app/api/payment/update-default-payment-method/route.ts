import { route } from '@/lib/http/route'
import { payWithPaymentMethod } from '@/lib/payment/change-card'
import { cardLimits } from '@/lib/payment/limits'
import { DefaultPaymentMethodBody } from '@/lib/payment/schemas'
import { services } from '@/lib/services'

/** Has a card pay from now on. */
export const POST = route({ auth: 'user', limits: cardLimits, body: DefaultPaymentMethodBody }, ({ user, body }) =>
  payWithPaymentMethod(services(), user.uid, body.paymentMethodId),
)
