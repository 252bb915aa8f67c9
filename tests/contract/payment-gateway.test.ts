import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { connectToStripe } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { PREMIUM_PRICE } from '@/lib/server/openers/open-payments'
import {
  ALWAYS_AUTHENTICATE_CARD,
  DECLINE_AFTER_ATTACHING_CARD,
  DECLINED_CARD,
  GOOD_CARD,
  MASTERCARD,
  openSandbox,
} from '@/tests/support/sandbox-payments'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { type CardKind, paymentGatewayContract } from './payment-gateway.contract'

const newFile = temporaryFiles()

/** A time that goes on from call to call: what is newer was made later. */
function tickingClock(): { readonly now: () => Date } {
  let now = Date.UTC(2026, 0, 31, 12)
  return {
    now: () => {
      now += 1000
      return new Date(now)
    },
  }
}

const numbers: Readonly<Record<CardKind, string>> = {
  good: GOOD_CARD,
  'other good': MASTERCARD,
  'declined when saved': DECLINED_CARD,
  'declined when charged': DECLINE_AFTER_ATTACHING_CARD,
  'always authenticated': ALWAYS_AUTHENTICATE_CARD,
}

paymentGatewayContract('The payment provider’s sandbox', { authentication: true }, () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  const { payments, paymentSettings, saveCard, authenticate } = openSandbox({ store, clock: tickingClock() })
  return {
    payments,
    priceId: paymentSettings.priceId,
    saveCard: async ({ clientSecret }, kind) => {
      const { status } = await saveCard(clientSecret, numbers[kind])
      if (status === 'requires_action') await authenticate(clientSecret, true)
    },
    close: () => store.close(),
  }
})

/** Stripe's own names of its test cards. */
const names: Readonly<Record<Exclude<CardKind, 'always authenticated'>, string>> = {
  good: 'pm_card_visa',
  'other good': 'pm_card_mastercard',
  'declined when saved': 'pm_card_visa_chargeDeclined',
  'declined when charged': 'pm_card_chargeCustomerFail',
}

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PRICE_ID: priceId } = process.env
if (secretKey.startsWith('sk_test_') && priceId) {
  paymentGatewayContract('Stripe in its test mode', { authentication: false }, () => {
    const connect = connectToStripe({ secretKey })
    const clock = { now: () => new Date() }
    return {
      payments: createStripeGateway({
        connect,
        mode: 'test',
        webhookSecret: 'whsec_unused',
        clock,
        offer: { priceId, ...PREMIUM_PRICE },
      }),
      priceId,
      saveCard: async ({ id }, kind) => {
        if (kind === 'always authenticated') throw new Error('nobody is there to authenticate it')
        const { setupIntents } = await connect()
        const confirmation = { payment_method: names[kind], return_url: 'https://matek.example/subscribe' }
        // What is declined is told by the state of the intent as well.
        await setupIntents.confirm(id, confirmation).catch((error: { type?: string }) => {
          if (error.type !== 'StripeCardError') throw error
        })
      },
      close: async () => undefined,
    }
  })
}
