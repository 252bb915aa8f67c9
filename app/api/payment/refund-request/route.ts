import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { requestRefund } from '@/lib/domain/payment/rights/request-refund'
import { RefundRequestAnswer, RefundRequestBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/refund-request',
    section: 'Payment',
    summary: 'Asks the people who run the site to give the money back, within 30 days.',
    auth: 'user',
    limits: managementLimits,
    body: RefundRequestBody,
    answer: RefundRequestAnswer,
    refusals: ['conflict'],
  },
  async ({ user, body: { reason = '' } }) => {
    const answer = await requestRefund(services(), user.uid, reason)
    services().afterResponse(() => sendNoticesOf(services(), user.uid))
    return answer
  },
)
