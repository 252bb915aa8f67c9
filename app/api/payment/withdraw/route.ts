import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { WithdrawalAnswer, WithdrawalBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/payment/withdraw',
    section: 'Payment',
    summary: 'Withdraws from the purchase within 14 days: it ends at once, and what was paid is given back.',
    auth: 'user',
    limits: managementLimits,
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
    refusals: ['conflict'],
  },
  async ({ user }) => {
    const answer = await withdraw(services(), user.uid)
    services().afterResponse(() => sendNoticesOf(services(), user.uid))
    return answer
  },
)
