import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { cancelSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/cancel-subscription',
    section: 'Payment',
    summary: 'Lets the subscription end with the period that is paid; at once when a renewal was not.',
    auth: 'user',
    limits: managementLimits,
    refusals: ['conflict'],
  },
  async ({ user }) => {
    await cancelSubscription(services(), user.uid)
    services().afterResponse(() => sendNoticesOf(services(), user.uid))
  },
)
