import { createHmac } from 'node:crypto'
import { createNoPayments } from '@/lib/adapters/no-payments'
import { connectTo, connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { deliverByHttp } from '@/lib/adapters/stripe-sandbox/deliver-by-http'
import { runSoon } from '@/lib/adapters/stripe-sandbox/run-soon'
import { createStripeSandbox, type StripeSandbox } from '@/lib/adapters/stripe-sandbox/stripe-sandbox'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Logger } from '@/lib/ports/logger'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import type { PaymentSandbox } from '@/lib/ports/payment-sandbox'
import type { Environment } from '@/lib/server/env/schema'

/** What the pages and the domain have to know of the payments. */
export interface PaymentSettings {
  readonly mode: PaymentGateway['mode']
  /** The one price that can be bought. */
  readonly priceId: string
  /** Of Stripe; absent where Stripe.js is not loaded. */
  readonly publishableKey: string | undefined
  /** In minor units; Stripe counts forints in hundredths. */
  readonly price: { readonly unitAmount: number; readonly currency: string }
}

export interface Payments {
  readonly payments: PaymentGateway
  readonly paymentSettings: PaymentSettings
  /** What stands in for Stripe where there are no keys; absent wherever money moves. */
  readonly paymentSandbox: PaymentSandbox | undefined
}

/** Premium costs 1990 Ft a month. */
export const PREMIUM_PRICE = { unitAmount: 199_000, currency: 'huf' }

export const SANDBOX_PRICE_ID = 'price_sandboxPremium'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly logger: Logger
  readonly secret: string
}

type Settings = Pick<Environment, 'payments' | 'siteUrl' | 'host' | 'port'>

/** The payments that the configuration names: Stripe, the sandbox, or none. */
export function openPayments(settings: Settings, deps: Deps): Payments {
  const { payments } = settings
  if (payments.kind === 'stripe') return openStripe(payments, deps.clock)
  return payments.kind === 'sandbox' ? openSandbox(settings, deps) : openNone()
}

function openStripe(
  { mode, secretKey, publishableKey, webhookSecret, priceId }: Extract<Settings['payments'], { kind: 'stripe' }>,
  clock: Clock,
): Payments {
  return {
    payments: createStripeGateway({
      connect: connectTo({ secretKey }),
      mode,
      webhookSecret,
      clock,
      offer: { priceId, ...PREMIUM_PRICE },
    }),
    paymentSettings: { mode, priceId, publishableKey, price: PREMIUM_PRICE },
    paymentSandbox: undefined,
  }
}

function openSandbox({ siteUrl, host, port }: Settings, { store, clock, logger, secret }: Deps): Payments {
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('webhooks of the sandbox').digest('hex')}`
  const work = runSoon(async () => stripeSandbox.work(), logger)
  const connect = connectToSandbox((input, init) => stripeSandbox.fetch(input, init))
  const stripeSandbox: StripeSandbox = createStripeSandbox({
    connect,
    store,
    clock,
    siteUrl,
    price: { id: SANDBOX_PRICE_ID, ...PREMIUM_PRICE },
    webhookSecret,
    deliver: deliverByHttp({ host, port }),
    onEvents: work.soon,
  })
  work.soon()
  return {
    payments: createStripeGateway({ connect, mode: 'sandbox', webhookSecret, clock }),
    paymentSettings: { mode: 'sandbox', priceId: SANDBOX_PRICE_ID, publishableKey: undefined, price: PREMIUM_PRICE },
    paymentSandbox: stripeSandbox,
  }
}

function openNone(): Payments {
  return {
    payments: createNoPayments(),
    paymentSettings: { mode: 'off', priceId: '', publishableKey: undefined, price: PREMIUM_PRICE },
    paymentSandbox: undefined,
  }
}
