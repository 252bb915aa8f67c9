import { AppError } from './app-error'
import { brandError, hasErrorBrand } from './error-brand'

const NAME = 'KeySpent'

/** Why a call with this idempotency key answers the same for as long as the provider remembers it; see `isKeySpent`. */
export class KeySpent extends Error {
  override readonly name = NAME

  /** One of another copy of this class counts too; see `error-brand.ts`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return hasErrorBrand(value, NAME)
  }

  constructor(options?: ErrorOptions) {
    super('the idempotency key is of no use any more', options)
    brandError(this, NAME)
  }
}

/**
 * Whether a call failed in a way that it will again with the same idempotency key. Whether it had its effect is not known:
 * look at the provider's state first, then try with another key.
 */
export function isKeySpent(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof KeySpent
}
