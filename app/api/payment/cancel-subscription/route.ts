import { managementLimits } from '@/lib/domain/payment/limits'
import { sendNoticesOf } from '@/lib/domain/payment/notices/notices'
import { cancelSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Lets the subscription end with the period that is paid. */
export const POST = route({ auth: 'user', limits: managementLimits }, async ({ user }) => {
  await cancelSubscription(services(), user.uid)
  services().afterResponse(() => sendNoticesOf(services(), user.uid))
})
