import { managementLimits } from '@/lib/domain/payment/limits'
import { ReactivationQuery } from '@/lib/domain/payment/schemas'
import { reactivateSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/reactivate-subscription',
    section: 'Payment',
    summary: 'Takes a cancellation back, before the period ends.',
    auth: 'user',
    limits: managementLimits,
    query: ReactivationQuery,
    refusals: ['conflict'],
  },
  ({ user, query }) => reactivateSubscription(services(), user.uid, query.source),
)
