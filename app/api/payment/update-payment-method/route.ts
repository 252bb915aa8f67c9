import { route } from '@/lib/http/route'
import { managementLimits } from '@/lib/payment/limits'
import { startCardChange } from '@/lib/payment/setup-intent'
import { services } from '@/lib/services'

/** Begins the change of the card. */
export const POST = route({ auth: 'user', limits: managementLimits }, ({ user }) =>
  startCardChange(services(), user.uid),
)
