import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { SubscriptionAnswer } from '@/lib/domain/payment/schemas'
import { readSubscription } from '@/lib/domain/payment/subscription/read-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/payment/subscription',
    section: 'Payment',
    summary: 'What the caller has bought, in the spelling of Stripe.',
    auth: 'user',
    limits: paymentReadLimits,
    answer: SubscriptionAnswer,
  },
  ({ user }) => readSubscription(services(), user.uid),
)
