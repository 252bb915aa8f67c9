import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { withdraw } from '@/lib/domain/payment/rights/withdraw'
import { WithdrawalBody } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Withdraws from the purchase: it ends at once, and what was paid is given back. */
export const POST = route({ auth: 'user', limits: managementLimits, body: WithdrawalBody }, async ({ user }) => {
  const answer = await withdraw(services(), user.uid)
  services().afterResponse(() => sendNoticesOf(services(), user.uid))
  return answer
})
