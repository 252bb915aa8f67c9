import { startCardChange } from '@/lib/domain/payment/cards/setup-intent'
import { managementLimits } from '@/lib/domain/payment/limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Begins the change of the card. */
export const POST = route({ auth: 'user', limits: managementLimits }, ({ user }) =>
  startCardChange(services(), user.uid),
)
