import { route } from '@/lib/http/route'
import { cardLimits } from '@/lib/payment/limits'
import { deliverNoticesOf } from '@/lib/payment/notices'
import { subscribe } from '@/lib/payment/purchase'
import { SubscriptionBody } from '@/lib/payment/schemas'
import { services } from '@/lib/services'

/** Buys the subscription, or goes on with a purchase that was begun. */
export const POST = route({ auth: 'verified', limits: cardLimits, body: SubscriptionBody }, async ({ user, body }) => {
  const answer = await subscribe({ ...services(), offer: services().paymentSettings }, user.uid, body)
  services().afterResponse(() => deliverNoticesOf(services(), user.uid))
  return answer
})
