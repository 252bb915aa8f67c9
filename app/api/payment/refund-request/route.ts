import { route } from '@/lib/http/route'
import { managementLimits } from '@/lib/payment/limits'
import { deliverNoticesOf } from '@/lib/payment/notices'
import { requestRefund } from '@/lib/payment/refund-request'
import { RefundRequestBody } from '@/lib/payment/schemas'
import { services } from '@/lib/services'

/** Asks the people who run the site to give the money back. */
export const POST = route(
  { auth: 'user', limits: managementLimits, body: RefundRequestBody },
  async ({ user, body: { reason = '' } }) => {
    const answer = await requestRefund(services(), user.uid, reason)
    services().afterResponse(() => deliverNoticesOf(services(), user.uid))
    return answer
  },
)
