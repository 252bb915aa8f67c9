import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeclined } from '@/lib/shared/errors/payment-declined'

/** The answer to a payer whose card was not charged; its details say why, as far as the provider tells. */
export function toDeclinedError(error: PaymentDeclined): AppError {
  const { code, userMessage } = error
  const details = { reason: code, ...(userMessage !== undefined && { message: userMessage }) }
  return new AppError('payment-declined', details, { cause: error })
}
