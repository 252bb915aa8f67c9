import { brandError, hasErrorBrand } from './error-brand'

const NAME = 'PaymentDeclined'

/** A card was not charged. The payer can try again with it or with another one. */
export class PaymentDeclined extends Error {
  override readonly name = NAME

  /** One of another copy of this class counts too; see `error-brand.ts`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return hasErrorBrand(value, NAME)
  }

  constructor(
    /** The provider's code, for instance `insufficient_funds`, `expired_card`, `authentication_required`. */
    readonly code: string,
    /** What the provider tells the payer, in Hungarian, when it does. */
    readonly userMessage: string | undefined,
  ) {
    super(`the payment was declined: ${code}`)
    brandError(this, NAME)
  }
}
