import type { WithdrawnView } from '@/lib/domain/payment/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { formatAmount } from '@/lib/shared/format/money'
import { withdrawalMessages } from '@/lib/shared/messages/payment-withdrawal'

const texts = withdrawalMessages.done.refund

/** How far the money of a withdrawal is; that it was given back is said only when it was. */
export function refundText({ refundedAmount, currency, refund, refundedAt }: WithdrawnView): string {
  if (refundedAmount === 0) return texts.none
  const amount = formatAmount(refundedAmount, currency)
  if (refund !== 'done') return texts[refund](amount)
  return texts.done(amount, refundedAt === null ? undefined : formatDate(refundedAt, HOME_TIME_ZONE))
}
