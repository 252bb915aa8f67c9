import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { readSubscription } from '@/lib/domain/payment/subscription/read-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** What the caller has bought, as the provider tells it now. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) =>
  readSubscription(services(), user.uid),
)
