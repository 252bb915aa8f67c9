import type Stripe from 'stripe'

type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error'

interface FaultDetails {
  readonly code?: string
  readonly declineCode?: string
  readonly param?: string
  readonly paymentIntent?: Stripe.PaymentIntent
}

/** A refusal, as Stripe words it. What a declined card has changed stays; any other refusal leaves all as it was. */
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

/** @throws Fault when none of these objects has the id. */
export function requireById<T extends { readonly id: string }>(objects: readonly T[], what: string, id: string): T {
  const object = objects.find((candidate) => candidate.id === id)
  if (!object) throw missing(what, id)
  return object
}

export function refused(message: string, code?: string): Fault {
  return new Fault(400, 'invalid_request_error', message, code === undefined ? {} : { code })
}
