import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { RefundRequestBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Asks the people who run the site to give the money back. */
export const POST = route(
  { auth: 'user', limits: managementLimits, body: RefundRequestBody },
  async ({ user, body: { reason = '' } }) => {
    const answer = await requestRefund(services(), user.uid, reason)
    services().afterResponse(() => sendNoticesOf(services(), user.uid))
    return answer
  },
)
