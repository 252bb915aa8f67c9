import { readInvoices } from '@/lib/domain/payment/invoices/read-invoices'
import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The bills of the caller. */
export const GET = route({ auth: 'user', limits: paymentReadLimits }, ({ user }) => readInvoices(services(), user.uid))
