import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { pendingEvents } from '@/lib/adapters/stripe-sandbox/deliveries'
import { createStripeSandbox, type StripeSandbox } from '@/lib/adapters/stripe-sandbox/stripe-sandbox'
import { systemClock } from '@/lib/adapters/system-clock'
import { PREMIUM_PRICE, SANDBOX_PRICE_ID } from '@/lib/server/openers/open-payments'
import type { TrialCard, TrialProvider } from './provider'

const NUMBERS: Readonly<Record<TrialCard, string>> = {
  good: '4242424242424242',
  'declined when saved': '4000000000000002',
  'declined when charged': '4000000000000341',
  'refund pending': '4000000000007726',
  'refund fails': '4000000000005126',
  disputed: '4000000000000259',
  inquired: '4000000000001976',
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The sandbox in this process, over a store that is deleted with it. */
export async function openSandboxProvider(): Promise<TrialProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-trial-'))
  const store = createSqliteStore({ file: join(folder, 'store.sqlite') })
  const connect = connectToSandbox((input, init) => sandbox.fetch(input, init), 0)
  const webhookSecret = 'whsec_unused'
  const price = { id: SANDBOX_PRICE_ID, ...PREMIUM_PRICE }
  const sandbox: StripeSandbox = createStripeSandbox({
    connect,
    store,
    clock: systemClock,
    price,
    siteUrl: 'http://localhost:3000',
    webhookSecret,
    deliver: async () => false,
    onEvents: () => undefined,
  })
  const offer = { priceId: price.id, ...PREMIUM_PRICE }
  const payments = createStripeGateway({ connect, mode: 'sandbox', webhookSecret, clock: systemClock, offer })
  return {
    name: 'the sandbox',
    payments,
    stripe: await connect(),
    priceId: price.id,
    openCustomer: async () => {
      const [uid, email] = [randomUUID(), `${randomUUID()}@example.com`]
      const { id } = await payments.createCustomer({ uid, email, name: 'Teszt Elek' }, { idempotencyKey: uid })
      let now = Date.now()
      const passTo = async (time: Date) => {
        now = Date.parse((await sandbox.passDays(uid, (time.getTime() - now) / DAY_MS)) ?? '')
      }
      return { id, uid, email, passTo }
    },
    saveCard: async ({ clientSecret }, card) => {
      const form = { number: NUMBERS[card], expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: '123' }
      await sandbox.confirmSetup(clientSecret, { card: form, country: 'HU', returnPath: '/subscribe' })
    },
    wait: async ({ uid }) => void (await sandbox.passDays(uid, 1)),
    eventTypes: async () => {
      const events = await pendingEvents({ store })
      return new Set(events.map(({ data }) => String(JSON.parse(String(data.body)).type)))
    },
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
