import { readInvoices } from '@/lib/domain/payment/invoices/read-invoices'
import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { InvoicesAnswer } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/payment/invoices',
    section: 'Payment',
    summary: 'The bills of the caller, the newest first.',
    auth: 'user',
    limits: paymentReadLimits,
    answer: InvoicesAnswer,
  },
  ({ user }) => readInvoices(services(), user.uid),
)
