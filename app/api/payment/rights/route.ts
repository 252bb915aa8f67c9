import { route } from '@/lib/http/route'
import { paymentReadLimits } from '@/lib/payment/limits'
import { readRights } from '@/lib/payment/rights'
import { services } from '@/lib/services'

/** Whether the caller can still withdraw from the purchase, or have the money back. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) => readRights(services(), user.uid))
