/** The payment sandbox for tests: its webhooks arrive when a test says so, and its answers can be lost. */

import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { EVENTS } from '@/lib/adapters/stripe-sandbox/collections'
import { pendingEvents, sign } from '@/lib/adapters/stripe-sandbox/deliveries'
import { createStripeSandbox, type Delivery } from '@/lib/adapters/stripe-sandbox/stripe-sandbox'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Confirmation, PaymentSandbox } from '@/lib/ports/payment-sandbox'
import { type Payments, PREMIUM_PRICE, SANDBOX_PRICE_ID } from '@/lib/server/openers/open-payments'

export const GOOD_CARD = '4242424242424242'
export const MASTERCARD = '5555555555554444'
export const DECLINED_CARD = '4000000000000002'
export const INSUFFICIENT_FUNDS_CARD = '4000000000009995'
export const EXPIRED_CARD = '4000000000000069'
/** Can be saved, but not charged. */
export const DECLINE_AFTER_ATTACHING_CARD = '4000000000000341'
/** Is charged, and then disputed by its owner. */
export const DISPUTED_CARD = '4000000000000259'
/** Asks for authentication when it is saved, and not again. */
export const AUTHENTICATE_ON_SETUP_CARD = '4000002500003155'
/** Asks for authentication each time. */
export const ALWAYS_AUTHENTICATE_CARD = '4000002760003184'

const WEBHOOK_SECRET = 'whsec_of_the_tests'

export interface TestPayments extends Payments {
  readonly paymentSandbox: PaymentSandbox
  /** Answers Stripe's API. */
  readonly fetch: typeof fetch
  /** The calls that were made to the provider, for instance `POST /v1/customers`, the oldest first. */
  readonly calls: string[]
  /** Types a card into the form of a setup intent and sends it. The card is good until December 2030. */
  saveCard(clientSecret: string, number?: string, returnPath?: string): Promise<Confirmation>
  /** Passes or fails the 3-D Secure page. @returns where the payer goes back to. */
  authenticate(clientSecret: string, approved: boolean): Promise<string | undefined>
  /** The webhooks that have not been taken yet, the oldest first, signed now. Each is given out once. */
  takeWebhooks(): Promise<readonly TestWebhook[]>
  /** Moves the time of an account's customer at the provider. */
  passDays(uid: string, days: number): Promise<void>
  /** The call with this number, from 1 and from now on, takes effect, but its answer is lost. */
  failAfter(callNumber: number): void
  /** The call with this number, from 1 and from now on, does not arrive. */
  failBefore(callNumber: number): void
}

export interface TestWebhook extends Delivery {
  readonly id: string
  readonly type: string
}

/** A sandbox over this store. Nothing is delivered by itself, and the SDK does not try again. */
export function openSandbox({ store, clock }: { readonly store: DocumentStore; readonly clock: Clock }): TestPayments {
  const calls: string[] = []
  let fault: { readonly at: number; readonly when: 'after' | 'before' } | undefined
  const connect = connectToSandbox((input, init) => faultyFetch(input, init), 0)
  const stripeSandbox = createStripeSandbox({
    connect,
    store,
    clock,
    price: { id: SANDBOX_PRICE_ID, ...PREMIUM_PRICE },
    siteUrl: 'http://localhost:3000',
    webhookSecret: WEBHOOK_SECRET,
    deliver: async () => false,
    onEvents: () => undefined,
  })
  const faultyFetch: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const number = calls.push(`${method} ${new URL(url).pathname}`)
    const failure = fault?.at === number ? fault.when : undefined
    if (failure === 'before') throw new TypeError('fetch failed')
    const answer = await stripeSandbox.fetch(input, init)
    if (failure === 'after') throw new TypeError('fetch failed')
    return answer
  }
  return {
    payments: createStripeGateway({ connect, mode: 'sandbox', webhookSecret: WEBHOOK_SECRET, clock }),
    paymentSettings: { mode: 'sandbox', priceId: SANDBOX_PRICE_ID, publishableKey: undefined, price: PREMIUM_PRICE },
    paymentSandbox: stripeSandbox,
    fetch: stripeSandbox.fetch,
    calls,
    saveCard: async (clientSecret, number = GOOD_CARD, returnPath = '/subscribe') => {
      const card = { number, expMonth: 12, expYear: 2030, cvc: '123' }
      const outcome = await stripeSandbox.confirmSetup(clientSecret, { card, country: 'HU', returnPath })
      if (!outcome) throw new Error('no setup intent has this client secret')
      return outcome
    },
    authenticate: (clientSecret, approved) => stripeSandbox.authenticate(clientSecret, approved, '/subscription'),
    takeWebhooks: async () => {
      const events = await pendingEvents({ store })
      await Promise.all(events.map(({ id }) => store.delete(EVENTS, id)))
      return Promise.all(
        events.map(async ({ id, data }) => ({
          id,
          type: JSON.parse(String(data.body)).type as string,
          ...(await sign({ connect, webhookSecret: WEBHOOK_SECRET, clock }, String(data.body))),
        })),
      )
    },
    passDays: async (uid, days) => void (await stripeSandbox.passDays(uid, days)),
    failAfter: (callNumber) => {
      fault = { at: calls.length + callNumber, when: 'after' }
    },
    failBefore: (callNumber) => {
      fault = { at: calls.length + callNumber, when: 'before' }
    },
  }
}
