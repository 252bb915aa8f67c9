import { route } from '@/lib/http/route'
import { paymentReadLimits } from '@/lib/payment/limits'
import { readSubscription } from '@/lib/payment/view'
import { services } from '@/lib/services'

/** What the caller has bought, as the provider tells it now. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) =>
  readSubscription(services(), user.uid),
)
