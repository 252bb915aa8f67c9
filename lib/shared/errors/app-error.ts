import { brandError, hasErrorBrand } from './error-brand'
import type { ErrorCode } from './error-codes'

const NAME = 'AppError'

/**
 * A failure that ends the request with a known code. An outcome that the caller goes on with is a return value instead.
 *
 * @param details machine-readable, safe to show to the caller (for `invalid-request`: path and reason of each fault).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  /** One of another copy of this class counts too; see `error-brand.ts`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return hasErrorBrand(value, NAME)
  }

  constructor(code: ErrorCode, details?: unknown, options?: ErrorOptions) {
    super(code, options)
    this.name = NAME
    brandError(this, NAME)
    this.code = code
    this.details = details
  }
}

/** Tells whether an unknown error is an `AppError` with this code. */
export function hasCode(error: unknown, code: ErrorCode): error is AppError {
  return error instanceof AppError && error.code === code
}
