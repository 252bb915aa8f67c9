import { route } from '@/lib/http/route'
import { managementLimits } from '@/lib/payment/limits'
import { deliverNoticesOf } from '@/lib/payment/notices'
import { WithdrawalBody } from '@/lib/payment/schemas'
import { withdraw } from '@/lib/payment/withdraw'
import { services } from '@/lib/services'

/** Withdraws from the purchase: it ends at once, and what was paid is given back. */
export const POST = route({ auth: 'user', limits: managementLimits, body: WithdrawalBody }, async ({ user }) => {
  const answer = await withdraw(services(), user.uid)
  services().afterResponse(() => deliverNoticesOf(services(), user.uid))
  return answer
})
