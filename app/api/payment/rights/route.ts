import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { readRights } from '@/lib/domain/payment/rights/rights'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Whether the caller can still withdraw from the purchase, or have the money back. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) => readRights(services(), user.uid))
