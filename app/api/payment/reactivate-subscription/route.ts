import { managementLimits } from '@/lib/domain/payment/limits'
import { ReactivationQuery } from '@/lib/domain/payment/schemas'
import { reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Takes a cancellation back. */
export const POST = route({ auth: 'user', limits: managementLimits, query: ReactivationQuery }, ({ user, query }) =>
  reactivateSubscription(services(), user.uid, query.source),
)
