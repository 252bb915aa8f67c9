import type Stripe from 'stripe'

/** What can be demanded to happen, by its status. */
export const FAULTS = [403, 409, 429, 500] as const
export type FaultStatus = (typeof FAULTS)[number]

type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error'

interface FaultDetails {
  readonly code?: string
  readonly declineCode?: string
  readonly param?: string
  readonly paymentIntent?: Stripe.PaymentIntent
  /** It came because it was demanded, once. */
  readonly isDemanded?: true
}

/** A refusal, as Stripe words it. What a declined card has changed stays; most other refusals leave all as it was. */
export class Fault extends Error {
  override readonly name = 'Fault'

  constructor(
    readonly status: number,
    readonly type: FaultType,
    message: string,
    readonly details: FaultDetails = {},
  ) {
    super(message)
  }

  get keepsChanges(): boolean {
    return this.type === 'card_error' || this.details.isDemanded === true
  }

  toBody() {
    const { code, declineCode, param, paymentIntent } = this.details
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(code !== undefined && { code }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
        ...(param !== undefined && { param }),
        ...(paymentIntent && { payment_intent: paymentIntent }),
      },
    }
  }
}

export function missing(what: string, id: string): Fault {
  return new Fault(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** What Stripe says when it is at fault, is busy, or does not let a key do what it asks. */
export function demandedFault(status: FaultStatus): Fault {
  const isDemanded = true
  switch (status) {
    case 403:
      return new Fault(status, 'invalid_request_error', 'The provided key does not have the required permissions.', {
        isDemanded,
      })
    case 409:
      return new Fault(status, 'idempotency_error', 'Another request with this idempotency key is in progress.', {
        code: 'idempotency_key_in_use',
        isDemanded,
      })
    case 429:
      return new Fault(status, 'invalid_request_error', 'Too many requests.', { code: 'rate_limit', isDemanded })
    case 500:
      return new Fault(status, 'api_error', 'An unknown error occurred.', { isDemanded })
  }
}

/** @throws Fault when none of these objects has the id. */
export function requireById<T extends { readonly id: string }>(objects: readonly T[], what: string, id: string): T {
  const object = objects.find((candidate) => candidate.id === id)
  if (!object) throw missing(what, id)
  return object
}

export function refused(message: string, code?: string): Fault {
  return new Fault(400, 'invalid_request_error', message, code === undefined ? {} : { code })
}
