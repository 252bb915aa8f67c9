import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type Stripe from 'stripe'
import { connectToStripe } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { systemClock } from '@/lib/adapters/system-clock'
import { PREMIUM_PRICE } from '@/lib/server/openers/open-payments'
import type { TrialCard, TrialCustomer, TrialProvider } from './provider'

/** Stripe's own names of its test cards: https://docs.stripe.com/testing */
const NAMES: Readonly<Record<TrialCard, string>> = {
  good: 'pm_card_visa',
  'declined when saved': 'pm_card_visa_chargeDeclined',
  'declined when charged': 'pm_card_chargeCustomerFail',
  'refund pending': 'pm_card_pendingRefund',
  'refund fails': 'pm_card_refundFail',
  disputed: 'pm_card_createDispute',
  inquired: 'pm_card_createDisputeInquiry',
}

const WAIT_MS = 3000
const MOST_EVENTS = 2000

/** @throws Error unless the key is one of Stripe's test mode: the trial makes purchases. */
export function requireTestKey(secretKey: string | undefined): string {
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is not set; --sandbox tries the sandbox instead')
  if (!/^(sk|rk)_test_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY is no test key (sk_test_…): nothing was tried')
  return secretKey
}

/** Stripe in its test mode. Customers whose time moves belong to a test clock of their own, which is deleted with them. */
export async function openStripeProvider(account: { secretKey: string; priceId: string }): Promise<TrialProvider> {
  const { priceId } = account
  const connect = connectToStripe({ secretKey: requireTestKey(account.secretKey) })
  const stripe = await connect()
  const openedAt = Math.floor(Date.now() / 1000)
  const left: (() => Promise<unknown>)[] = []
  const offer = { priceId, ...PREMIUM_PRICE }
  return {
    name: `Stripe's test mode`,
    payments: createStripeGateway({ connect, mode: 'test', webhookSecret: 'whsec_unused', clock: systemClock, offer }),
    stripe,
    priceId,
    openCustomer: async ({ isClocked }) => {
      const clock = isClocked ? await openClock(stripe) : undefined
      const [uid, email] = [randomUUID(), `${randomUUID()}@example.com`]
      const { id } = await stripe.customers.create({
        email,
        name: 'Teszt Elek',
        metadata: { uid },
        ...(clock && { test_clock: clock.id }),
      })
      left.push(() => (clock ? stripe.testHelpers.testClocks.del(clock.id) : stripe.customers.del(id)))
      return { id, uid, email, passTo: async (time) => clock && (await advance(stripe, clock.id, time)) }
    },
    saveCard: async ({ id }, card) => {
      const confirmation = { payment_method: NAMES[card], return_url: 'https://example.com/subscribe' }
      // What is declined is told by the state of the intent as well.
      await stripe.setupIntents.confirm(id, confirmation).catch((error: { type?: string }) => {
        if (error.type !== 'StripeCardError') throw error
      })
    },
    wait: async (_customer: TrialCustomer) => void (await setTimeout(WAIT_MS)),
    eventTypes: async () => {
      const events = stripe.events.list({ created: { gte: openedAt }, limit: 100 })
      return new Set((await events.autoPagingToArray({ limit: MOST_EVENTS })).map(({ type }) => type))
    },
    close: async () => {
      // One that was deleted in the course of the trial is gone.
      await Promise.allSettled(left.map((remove) => remove()))
    },
  }
}

function openClock(stripe: Stripe): Promise<Stripe.TestHelpers.TestClock> {
  return stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000), name: 'payments:try' })
}

async function advance(stripe: Stripe, id: string, time: Date): Promise<void> {
  const { testClocks } = stripe.testHelpers
  let clock = await testClocks.advance(id, { frozen_time: Math.floor(time.getTime() / 1000) })
  while (clock.status === 'advancing') {
    await setTimeout(WAIT_MS)
    clock = await testClocks.retrieve(id)
  }
  if (clock.status !== 'ready') throw new Error(`Stripe could not move the time on: ${clock.status}`)
}
