import { subscribe } from '@/lib/domain/payment/buying/subscribe'
import { cardLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { PurchaseAnswer, SubscriptionBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/create-subscription',
    section: 'Payment',
    summary: 'Buys the subscription, or goes on with a purchase that was begun: there is never a second one.',
    auth: 'payer',
    limits: cardLimits,
    body: SubscriptionBody,
    answer: PurchaseAnswer,
    refusals: ['payment-declined', 'conflict'],
  },
  async ({ user, body }) => {
    const answer = await subscribe({ ...services(), offer: services().paymentSettings }, user.uid, body)
    services().afterResponse(() => sendNoticesOf(services(), user.uid))
    return answer
  },
)
