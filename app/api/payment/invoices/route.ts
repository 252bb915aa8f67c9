import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { readInvoices } from '@/lib/domain/payment/subscription/read-subscription'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The bills of the caller. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) => readInvoices(services(), user.uid))
