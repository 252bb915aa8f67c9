import { createHmac } from 'node:crypto'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import type { SandboxDeps } from '@/lib/adapters/stripe-sandbox/change-customer'
import { postWebhook } from '@/lib/adapters/stripe-sandbox/post-webhook'
import { createStripeSandbox, type StripeSandbox } from '@/lib/adapters/stripe-sandbox/stripe-sandbox'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'

interface Settings extends SandboxDeps {
  /** Where this server listens, which is told what happens. */
  readonly host: string
  readonly port: number
  readonly secret: string
  readonly onEvents: () => void
}

interface OpenStripeSandbox {
  readonly payments: PaymentGateway
  readonly stripeSandbox: StripeSandbox
}

/** The sandbox, and a gateway to it. */
export function openStripeSandbox({ host, port, secret, ...settings }: Settings): OpenStripeSandbox {
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('webhooks of the sandbox').digest('hex')}`
  const connect = connectToSandbox((input, init) => stripeSandbox.fetch(input, init))
  const deliver = postWebhook({ host, port })
  const stripeSandbox: StripeSandbox = createStripeSandbox({ ...settings, connect, webhookSecret, deliver })
  const { clock, price } = settings
  const offer = { priceId: price.id, unitAmount: price.unitAmount, currency: price.currency }
  return { payments: createStripeGateway({ connect, mode: 'sandbox', webhookSecret, clock, offer }), stripeSandbox }
}
