/** What the sandbox imitates, to be tried at Stripe. */
import type { Subscription } from '@/lib/ports/payment-gateway'
import { isKeySpent } from '@/lib/shared/errors/key-spent'
import { once, type Trial, type TrialStep } from './run-trial'

const HOUR_MS = 60 * 60 * 1000

/** What the site is told of, and a trial causes. */
export const EVENTS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'setup_intent.setup_failed',
  'setup_intent.succeeded',
]

export const trialSteps: readonly TrialStep[] = [
  {
    title: 'a customer is made once for a key, which is of no use for another',
    run: async ({ payments, stripe, customer: { uid } }) => {
      const owner = { uid, email: `${uid}@example.com`, name: 'Kata' }
      const key = once()
      const [first, again] = [await payments.createCustomer(owner, key), await payments.createCustomer(owner, key)]
      const refusal = await payments.createCustomer({ ...owner, name: 'Peti' }, key).catch((error: unknown) => error)
      const found = await payments.customersOf(owner)
      await stripe.customers.del(first.id)
      return { isSame: first.id === again.id, isSpent: isKeySpent(refusal), found: found.length }
    },
    expected: { isSame: true, isSpent: true, found: 1 },
  },
  {
    title: 'what is no address is refused, and nobody’s',
    run: async ({ payments, customer: { uid } }) => {
      const owner = { uid, email: 'no address', name: 'Kata' }
      const refusal = await codeOf(payments.createCustomer(owner, once()))
      return { refusal, found: await payments.customersOf(owner) }
    },
    expected: { refusal: 'invalid-email', found: [] },
  },
  {
    title: 'a card that its bank declines is not saved',
    run: async ({ card }) => ({ saved: (await card('declined when saved')) !== undefined }),
    expected: { saved: false },
  },
  {
    title: 'the first month is charged at once, and once for one key',
    run: async (trial) => {
      const { id, status, latestInvoice } = await trial.buy()
      const { amount, currency, invoiceId, subscriptionId, uid, buyer, cardFingerprint, refund, dispute } =
        await trial.lastCharge()
      const isOf = invoiceId === latestInvoice?.id && subscriptionId === id && uid === trial.customer.uid
      const isBuyer = buyer.name === 'Teszt Elek' && buyer.email === trial.customer.email
      const hasFingerprint = cardFingerprint !== null
      return { status, amount, currency, isOf, isBuyer, hasFingerprint, refund, dispute }
    },
    expected: {
      status: 'active',
      amount: 199_000,
      currency: 'huf',
      isOf: true,
      isBuyer: true,
      hasFingerprint: true,
      refund: 'none',
      dispute: 'none',
    },
  },
  {
    title: 'a subscription whose first payment is declined expires when it is ended, and cannot be paid',
    run: async ({ payments, buy }) => {
      const { id, status, latestInvoice } = await buy('declined when charged')
      const ended = await payments.endSubscription(id)
      const again = await payments.endSubscription(id)
      const invoice = await payments.invoice(latestInvoice?.id ?? '')
      return { status, ended: ended.status, again: again.status, invoice: invoice?.status }
    },
    expected: { status: 'incomplete', ended: 'incomplete_expired', again: 'incomplete_expired', invoice: 'void' },
  },
  {
    title: 'an open invoice can be taken back, and a paid one stays paid',
    run: async (trial) => {
      const open = await trial.buy('declined when charged')
      const voided = await trial.payments.voidInvoice(open.latestInvoice?.id ?? '')
      const paid = await trial.buy()
      const kept = await trial.payments.voidInvoice(paid.latestInvoice?.id ?? '')
      return { voided: voided.status, kept: kept.status }
    },
    expected: { voided: 'void', kept: 'paid' },
  },
  {
    title: 'the end with the period can be set and taken back, also one that was set for a day',
    run: async ({ payments, stripe, buy }) => {
      const { id, currentPeriodEnd } = await buy()
      const set = await payments.setCancelAtPeriodEnd(id, true)
      const back = await payments.setCancelAtPeriodEnd(id, false)
      await stripe.subscriptions.update(id, { cancel_at: seconds(Date.parse(currentPeriodEnd) - HOUR_MS) })
      const day = await payments.subscription(id)
      const cleared = await payments.setCancelAtPeriodEnd(id, false)
      return [set, back, day, cleared].map((subscription) => subscription?.cancelAtPeriodEnd)
    },
    expected: [true, false, true, false],
  },
  {
    title: 'a payment is given back once',
    run: async ({ payments, buy, lastCharge }) => {
      await buy()
      const { id } = await lastCharge()
      const key = once()
      const outcomes = []
      for (const each of [key, key, once()]) outcomes.push(await payments.refundCharge(id, each))
      const { refund, refundedAmount } = await lastCharge()
      return { outcomes, refund, refundedAmount }
    },
    expected: { outcomes: ['done', 'done', 'done'], refund: 'done', refundedAmount: 199_000 },
  },
  {
    title: 'a part can be given back in the Dashboard, and then the rest',
    run: async ({ payments, stripe, buy, lastCharge }) => {
      await buy()
      const { id } = await lastCharge()
      await stripe.refunds.create({ charge: id, amount: 50_000 })
      const part = await lastCharge()
      return { part: part.refund, given: part.refundedAmount, rest: await payments.refundCharge(id, once()) }
    },
    expected: { part: 'partial', given: 50_000, rest: 'done' },
  },
  {
    title: 'a refund may be pending, and then arrives',
    run: async ({ payments, buy, lastCharge, eventually }) => {
      await buy('refund pending')
      const { id } = await lastCharge()
      const outcome = await payments.refundCharge(id, once())
      const { refund } = await eventually(lastCharge, (charge) => charge.refund === 'done')
      return { outcome, refund }
    },
    expected: { outcome: 'pending', refund: 'done' },
  },
  {
    title: 'a refund may seem to have arrived and fail, and can be tried again by another key',
    run: async ({ payments, buy, lastCharge, eventually }) => {
      await buy('refund fails')
      const { id } = await lastCharge()
      const key = once()
      await payments.refundCharge(id, key)
      const { refund, refundedAmount } = await eventually(lastCharge, (charge) => charge.refund === 'failed')
      const sameKey = await payments.refundCharge(id, key)
      const otherKey = await codeOf(payments.refundCharge(id, once()))
      return { refund, refundedAmount, sameKey, otherKey }
    },
    expected: { refund: 'failed', refundedAmount: 0, sameKey: 'failed', otherKey: undefined },
  },
  ...(['won', 'lost'] as const).map((outcome) => ({
    title: `a dispute holds the money back until it is ${outcome}`,
    run: async (trial: Trial) => {
      await trial.buy('disputed')
      const { id, dispute } = await trial.eventually(trial.lastCharge, (charge) => charge.dispute === 'open')
      const meanwhile = await trial.payments.refundCharge(id, once())
      await answerDispute(trial, id, outcome)
      const settled = await trial.eventually(trial.lastCharge, (charge) => charge.dispute === outcome)
      const refund = await trial.payments.refundCharge(id, once())
      return { dispute, meanwhile, settled: settled.dispute, refund }
    },
    expected: { dispute: 'open', meanwhile: 'disputed', settled: outcome, refund: 'done' },
  })),
  {
    title: 'an inquiry of a bank takes nothing, and can be answered by a refund',
    run: async ({ payments, stripe, buy, lastCharge, eventually }) => {
      await buy('inquired')
      const { id, dispute } = await lastCharge()
      const asked = () => stripe.disputes.list({ charge: id })
      const { data } = await eventually(asked, (found) => found.data.length > 0)
      return { status: data[0]?.status, dispute, refund: await payments.refundCharge(id, once()) }
    },
    expected: { status: 'warning_needs_response', dispute: 'none', refund: 'done' },
  },
  {
    title: 'a renewal is a draft, and charged within two hours',
    isClocked: true,
    run: async (trial) => {
      const subscription = await trial.buy()
      const draft = await renewed(trial, subscription)
      const { status } = (await trial.payments.subscription(subscription.id)) ?? {}
      await passAfterRenewal(trial, subscription, 2)
      const invoice = await trial.payments.invoice(draft?.id ?? '')
      const charges = await trial.payments.charges(trial.customer.id)
      return { draft: draft?.status, subscription: status, invoice: invoice?.status, charges: charges.length }
    },
    expected: { draft: 'draft', subscription: 'active', invoice: 'paid', charges: 2 },
  },
  {
    title: 'a draft that was taken back is not charged',
    isClocked: true,
    run: async (trial) => {
      const subscription = await trial.buy()
      const draft = await renewed(trial, subscription)
      const voided = await trial.payments.voidInvoice(draft?.id ?? '')
      await trial.payments.endSubscription(subscription.id)
      await passAfterRenewal(trial, subscription, 48)
      return { voided: voided.status, charges: (await trial.payments.charges(trial.customer.id)).length }
    },
    expected: { voided: 'void', charges: 1 },
  },
  {
    title: 'a draft that is forgotten when the subscription ends is charged all the same',
    isClocked: true,
    run: async (trial) => {
      const subscription = await trial.buy()
      await renewed(trial, subscription)
      await trial.payments.endSubscription(subscription.id)
      await passAfterRenewal(trial, subscription, 48)
      return { charges: (await trial.payments.charges(trial.customer.id)).length }
    },
    expected: { charges: 2 },
  },
  {
    title: 'a renewal that is declined is owed, and the subscription past due',
    isClocked: true,
    run: async (trial) => {
      const { payments, customer } = trial
      const subscription = await trial.buy()
      const paymentMethodId = (await trial.card('declined when charged')) ?? ''
      await payments.setDefaultPaymentMethod({
        customerId: customer.id,
        subscriptionId: subscription.id,
        paymentMethodId,
      })
      await passAfterRenewal(trial, subscription, 2)
      const { status, latestInvoice } = (await payments.subscription(subscription.id)) ?? {}
      return { status, invoice: latestInvoice?.status }
    },
    expected: { status: 'past_due', invoice: 'open' },
  },
  {
    title: 'of a customer who was deleted the payments stay, with who bought',
    run: async ({ payments, customer, buy, lastCharge }) => {
      await buy()
      const before = await lastCharge()
      await payments.deleteCustomer(customer.id)
      await payments.deleteCustomer(customer.id)
      const after = await lastCharge()
      const subscriptions = await payments.subscriptions(customer.id)
      const refund = await payments.refundCharge(after.id, once())
      return {
        isFound: (await payments.customer(customer.id)) !== undefined,
        isSame: after.id === before.id && after.uid === customer.uid && after.buyer.email === customer.email,
        running: subscriptions.filter(({ endedAt }) => endedAt === null).length,
        refund,
      }
    },
    expected: { isFound: false, isSame: true, running: 0, refund: 'done' },
  },
  {
    title: 'the site is told of all of it',
    run: async ({ eventTypes, eventually }) => {
      const missing = async () => {
        const told = await eventTypes()
        return EVENTS.filter((type) => !told.has(type))
      }
      return eventually(missing, ({ length }) => length === 0)
    },
    expected: [],
  },
]

/** What cannot be caused from outside, or needs a person before a browser. */
export const NOT_TRIED = [
  'refusals with 403, 409 and 429, and a 500 that stays under its key: Stripe makes none on demand',
  'a dispute that is prevented: it takes an agreement with the card networks',
  '3-D Secure: buy in a browser with 4000 0027 6000 3184',
  'webhooks on their way: see their deliveries in the Dashboard',
]

async function answerDispute({ stripe }: Trial, charge: string, outcome: 'won' | 'lost'): Promise<void> {
  const { data } = await stripe.disputes.list({ charge })
  const evidence = { uncategorized_text: outcome === 'won' ? 'winning_evidence' : 'losing_evidence' }
  await stripe.disputes.update(data[0]?.id ?? '', { evidence, submit: true })
}

/** The invoice of the renewal, right after it came due. */
async function renewed(trial: Trial, subscription: Subscription) {
  await passAfterRenewal(trial, subscription, 0.1)
  return (await trial.payments.subscription(subscription.id))?.latestInvoice
}

function passAfterRenewal({ customer }: Trial, { currentPeriodEnd }: Subscription, hours: number): Promise<void> {
  return customer.passTo(new Date(Date.parse(currentPeriodEnd) + hours * HOUR_MS))
}

/** How a call was refused; `undefined` when it was not. */
async function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: { readonly code?: unknown }) => error.code ?? String(error),
  )
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
