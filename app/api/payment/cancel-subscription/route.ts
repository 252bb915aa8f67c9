import { route } from '@/lib/http/route'
import { managementLimits } from '@/lib/payment/limits'
import { cancelSubscription } from '@/lib/payment/manage'
import { deliverNoticesOf } from '@/lib/payment/notices'
import { services } from '@/lib/services'

/** Lets the subscription end with the period that is paid. */
export const POST = route({ auth: 'user', limits: managementLimits }, async ({ user }) => {
  await cancelSubscription(services(), user.uid)
  services().afterResponse(() => deliverNoticesOf(services(), user.uid))
})
