import { route } from '@/lib/http/route'
import { managementLimits } from '@/lib/payment/limits'
import { reactivateSubscription } from '@/lib/payment/manage'
import { ReactivationQuery } from '@/lib/payment/schemas'
import { services } from '@/lib/services'

/** Takes a cancellation back. */
export const POST = route({ auth: 'user', limits: managementLimits, query: ReactivationQuery }, ({ user, query }) =>
  reactivateSubscription(services(), user.uid, query.source),
)
