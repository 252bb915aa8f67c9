import { createNullPaymentGateway } from '@/lib/adapters/null-payment-gateway'
import { hasCustomers } from '@/lib/adapters/shared/sandbox-customers'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Logger } from '@/lib/ports/logger'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import type { PaymentSandbox } from '@/lib/ports/payment-sandbox'
import type { Environment } from '@/lib/server/env/parse-environment'
import { once, onFirstUse } from './on-first-use'
import { runSoon } from './run-soon'

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

/** The payments that the configuration names: Stripe, the sandbox, or none. Their code is loaded at the first call. */
export function openPayments(settings: Settings, deps: Deps): Payments {
  const { payments } = settings
  if (payments.kind === 'stripe') return openStripe(payments, deps.clock)
  return payments.kind === 'sandbox' ? openSandbox(settings, deps) : openNone()
}

function openStripe(
  { mode, secretKey, publishableKey, webhookSecret, priceId }: Extract<Settings['payments'], { kind: 'stripe' }>,
  clock: Clock,
): Payments {
  const open = async () => {
    const { connectToStripe } = await import('@/lib/adapters/stripe/connect')
    const { createStripeGateway } = await import('@/lib/adapters/stripe/stripe-gateway')
    const offer = { priceId, ...PREMIUM_PRICE }
    return createStripeGateway({ connect: connectToStripe({ secretKey }), mode, webhookSecret, clock, offer })
  }
  return {
    payments: onFirstUse(open, { mode }, ['allCharges']),
    paymentSettings: { mode, priceId, publishableKey, price: PREMIUM_PRICE },
    paymentSandbox: undefined,
  }
}

function openSandbox(settings: Settings, deps: Deps): Payments {
  const price = { id: SANDBOX_PRICE_ID, ...PREMIUM_PRICE }
  const opened = once(async () => {
    const { openStripeSandbox } = await import('./open-stripe-sandbox')
    return openStripeSandbox({ ...settings, ...deps, price, onEvents: () => background.soon() })
  })
  let isUsed = false
  const background = runSoon(async () => {
    // While nobody has paid, nothing comes due, and the sandbox need not be there.
    isUsed ||= await hasCustomers(deps.store)
    if (isUsed) await (await opened()).stripeSandbox.work()
  }, deps.logger)
  background.soon()
  return {
    payments: onFirstUse(async () => (await opened()).payments, { mode: 'sandbox' }, ['allCharges']),
    paymentSettings: { mode: 'sandbox', priceId: SANDBOX_PRICE_ID, publishableKey: undefined, price: PREMIUM_PRICE },
    paymentSandbox: onFirstUse<PaymentSandbox>(async () => (await opened()).stripeSandbox, {}),
  }
}

function openNone(): Payments {
  return {
    payments: createNullPaymentGateway(),
    paymentSettings: { mode: 'off', priceId: '', publishableKey: undefined, price: PREMIUM_PRICE },
    paymentSandbox: undefined,
  }
}
