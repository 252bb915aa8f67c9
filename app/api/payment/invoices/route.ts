import { route } from '@/lib/http/route'
import { paymentReadLimits } from '@/lib/payment/limits'
import { readInvoices } from '@/lib/payment/view'
import { services } from '@/lib/services'

/** The bills of the caller. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) => readInvoices(services(), user.uid))
