import { route } from '@/lib/http/route'
import { payWithSetupIntent } from '@/lib/payment/change-card'
import { cardLimits } from '@/lib/payment/limits'
import { SetupIntentCompleteBody } from '@/lib/payment/schemas'
import { services } from '@/lib/services'

/** Has the card of a setup intent pay from now on. */
export const POST = route({ auth: 'user', limits: cardLimits, body: SetupIntentCompleteBody }, ({ user, body }) =>
  payWithSetupIntent(services(), user.uid, body.setupIntentId),
)
