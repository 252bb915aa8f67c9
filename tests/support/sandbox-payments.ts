/** The payment sandbox for tests: its webhooks arrive when a test says so, and its answers can be lost. */

import type Stripe from 'stripe'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { changeCustomer } from '@/lib/adapters/stripe-sandbox/change-customer'
import { EVENTS } from '@/lib/adapters/stripe-sandbox/collections'
import type { Context } from '@/lib/adapters/stripe-sandbox/customer-file'
import { pendingEvents, sign } from '@/lib/adapters/stripe-sandbox/deliveries'
import { createDispute, type DisputeKind } from '@/lib/adapters/stripe-sandbox/disputes'
import type { FaultStatus } from '@/lib/adapters/stripe-sandbox/fault'
import { customerKeyOf } from '@/lib/adapters/stripe-sandbox/ids'
import { FAULT_HEADER } from '@/lib/adapters/stripe-sandbox/request'
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
/** Is charged, and then asked about by its owner's bank, which takes nothing back. */
export const INQUIRED_CARD = '4000000000001976'
/** What is given back to it is pending for an hour, and then arrives. */
export const PENDING_REFUND_CARD = '4000000000007726'
/** What is given back to it seems to have arrived, and has failed an hour later. */
export const FAILING_REFUND_CARD = '4000000000005126'
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
  /** Moves the time of an account's customer at the provider. A renewal is charged an hour after it came due. */
  passDays(uid: string, days: number): Promise<void>
  passHours(uid: string, hours: number): Promise<void>
  /** The provider itself, for what people do in its Dashboard: such calls are not counted, and do not fail on demand. */
  dashboard(): Promise<Stripe>
  /** The owner of a card tells his bank that he has not paid. `prevented` is given back and closed at once. */
  dispute(chargeId: string, kind?: DisputeKind): Promise<void>
  /** The bank decides about what is disputed; an inquiry is closed either way. */
  settleDispute(chargeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** What becomes from now on of money that is given back to the card that paid this. */
  setRefunds(chargeId: string, behaviour: 'arrives' | 'pending' | 'fails'): Promise<void>
  /** The call with this number, from 1 and from now on, takes effect, but its answer is lost. */
  failAfter(callNumber: number): void
  /** The call with this number, from 1 and from now on, does not arrive. */
  failBefore(callNumber: number): void
  /** The call with this number, from 1 and from now on, is answered so; only a 500 can come after it had its effect. */
  failWith(callNumber: number, status: FaultStatus, when?: 'before' | 'after'): void
}

export interface TestWebhook extends Delivery {
  readonly id: string
  readonly type: string
}

/** A sandbox over this store. Nothing is delivered by itself, and the SDK does not try again. */
export function openSandbox({ store, clock }: { readonly store: DocumentStore; readonly clock: Clock }): TestPayments {
  const calls: string[] = []
  let fault: { readonly at: number; readonly when: 'after' | 'before'; readonly status?: FaultStatus } | undefined
  const connect = connectToSandbox((input, init) => faultyFetch(input, init), 0)
  const sandboxDeps = {
    store,
    clock,
    price: { id: SANDBOX_PRICE_ID, ...PREMIUM_PRICE },
    siteUrl: 'http://localhost:3000',
  }
  const stripeSandbox = createStripeSandbox({
    ...sandboxDeps,
    connect,
    webhookSecret: WEBHOOK_SECRET,
    deliver: async () => false,
    onEvents: () => undefined,
  })
  const faultyFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const number = calls.push(`${request.method} ${new URL(request.url).pathname}`)
    const { when, status } = fault?.at === number ? fault : {}
    if (status !== undefined) request.headers.set(FAULT_HEADER, `${status} ${when}`)
    else if (when === 'before') throw new TypeError('fetch failed')
    const answer = await stripeSandbox.fetch(request)
    if (when === 'after' && status === undefined) throw new TypeError('fetch failed')
    return answer
  }
  const dashboard = connectToSandbox(stripeSandbox.fetch, 0)
  const withCharge = async (id: string, work: (context: Context, charge: Stripe.Charge) => void) => {
    await changeCustomer(sandboxDeps, customerKeyOf(id) ?? '', (context) => {
      const charge = context.file.charges.find((candidate) => candidate.id === id)
      if (!charge) throw new Error(`nothing was charged as ${id}`)
      work(context, charge)
    })
  }
  return {
    payments: createStripeGateway({
      connect,
      mode: 'sandbox',
      webhookSecret: WEBHOOK_SECRET,
      clock,
      offer: { priceId: SANDBOX_PRICE_ID, ...PREMIUM_PRICE },
    }),
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
    passHours: async (uid, hours) => void (await stripeSandbox.passDays(uid, hours / 24)),
    dashboard,
    dispute: (chargeId, kind = 'chargeback') =>
      withCharge(chargeId, (context, charge) => void createDispute(context, charge, kind)),
    settleDispute: async (chargeId, outcome) => {
      const { disputes } = await dashboard()
      const { data } = await disputes.list({ charge: chargeId })
      const text = outcome === 'won' ? 'winning_evidence' : 'losing_evidence'
      await disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: text }, submit: true })
    },
    setRefunds: (chargeId, behaviour) =>
      withCharge(chargeId, ({ file }, { payment_method: id }) => {
        const { refunds: _, ...rest } = file.behaviours[id ?? ''] ?? {}
        file.behaviours[id ?? ''] = { ...rest, ...(behaviour !== 'arrives' && { refunds: behaviour }) }
      }),
    failWith: (callNumber, status, when = 'before') => {
      fault = { at: calls.length + callNumber, when, status }
    },
    failAfter: (callNumber) => {
      fault = { at: calls.length + callNumber, when: 'after' }
    },
    failBefore: (callNumber) => {
      fault = { at: calls.length + callNumber, when: 'before' }
    },
  }
}
