import { paymentReadLimits } from '@/lib/domain/payment/limits'
import { readRights } from '@/lib/domain/payment/rights/rights'
import { RightsAnswer } from '@/lib/domain/payment/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/payment/rights',
    section: 'Payment',
    summary: 'Whether the caller can still withdraw from the purchase, or have the money back.',
    auth: 'user',
    limits: paymentReadLimits,
    answer: RightsAnswer,
  },
  ({ user }) => readRights(services(), user.uid),
)
