import type Stripe from 'stripe'
import { AppError } from '@/lib/shared/errors/app-error'
import { KeySpent } from '@/lib/shared/errors/key-spent'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'

/** Errors of the SDK name themselves; their classes would load it where it is not needed. */
type StripeFailure = InstanceType<typeof Stripe.errors.StripeError>

const NOT_ANSWERING = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]

/** @throws what the port says in place of an error of Stripe's SDK; anything else passes through. */
export async function withPortErrors<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!isStripeFailure(error)) throw error
    if (error.type === 'StripeCardError') throw toDeclined(error)
    if (error.code === 'email_invalid') throw new AppError('invalid-email', undefined, { cause: error })
    if (NOT_ANSWERING.includes(error.type) || isBusy(error)) {
      throw new AppError('unavailable', undefined, { cause: error })
    }
    throw error
  }
}

/**
 * For a call with an idempotency key: Stripe keeps a failure of its own under the key, which gets the same answer for a
 * day, and one that stands for another call is of no use either.
 *
 * @throws AppError `unavailable` then, caused by `KeySpent`; other errors as they are.
 */
export async function withKey<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!isStripeFailure(error)) throw error
    const isTaken = error.type === 'StripeIdempotencyError' && error.code !== 'idempotency_key_in_use'
    if (isTaken || error.statusCode === 500) {
      throw new AppError('unavailable', undefined, { cause: new KeySpent({ cause: error }) })
    }
    throw error
  }
}

/** @returns `undefined` where Stripe says that the object does not exist. */
export function undefinedWhenMissing<Result>(call: Promise<Result>): Promise<Result | undefined> {
  return undefinedWhen('resource_missing', call)
}

/** @returns `undefined` where Stripe takes the address for none, so that nobody can have it. */
export function undefinedWhenMalformed<Result>(call: Promise<Result>): Promise<Result | undefined> {
  return undefinedWhen('email_invalid', call)
}

async function undefinedWhen<Result>(code: string, call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call
  } catch (error) {
    if (hasStripeCode(error, code)) return undefined
    throw error
  }
}

/** Tells whether an error is Stripe's with this code. */
export function hasStripeCode(error: unknown, code: string): boolean {
  return isStripeFailure(error) && error.code === code
}

/** Tells whether Stripe refused a request as it stands, so that asking again changes nothing. */
export function isInvalidRequest(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeInvalidRequestError'
}

/** Waits for a call that Stripe may refuse as things stand, and leaves it at that when it does. */
export async function unlessRefused(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isInvalidRequest(error)) throw error
  }
}

/** Another call holds the object or the idempotency key: asking again later helps. */
function isBusy({ code, statusCode }: StripeFailure): boolean {
  return code === 'lock_timeout' || code === 'idempotency_key_in_use' || (statusCode ?? 0) >= 500
}

/** The code of the bank is the finer one. Stripe's server writes English, so that there is nothing to show the payer. */
function toDeclined(error: StripeFailure): PaymentDeclined {
  // The SDK has empty texts for what was not told.
  const code = error.decline_code || error.code || 'card_declined'
  return new PaymentDeclined(code === 'generic_decline' ? 'card_declined' : code, undefined)
}

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
}
