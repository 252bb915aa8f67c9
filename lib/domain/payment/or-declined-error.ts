import { AppError } from '@/lib/shared/errors/app-error'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'
import { type SyncDeps, syncEntitlement } from './entitlement/sync-entitlement'

/**
 * What a call that charges a card answers. When the card is declined, that is stored as well.
 *
 * @throws AppError `payment-declined`, whose details say why, as far as the provider tells.
 */
export async function orDeclinedError<Result>(deps: SyncDeps, uid: string, charge: Promise<Result>): Promise<Result> {
  try {
    return await charge
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    await syncEntitlement(deps, uid)
    const { code, userMessage } = error
    const details = { reason: code, ...(userMessage !== undefined && { message: userMessage }) }
    throw new AppError('payment-declined', details, { cause: error })
  }
}
