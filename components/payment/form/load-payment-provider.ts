import type { Stripe } from '@stripe/stripe-js'

/** How the browser reaches the payment provider. Only the sandbox goes without a key: it never leaves the machine. */
export type PaymentClientConfig =
  | { readonly mode: 'sandbox' }
  | { readonly mode: 'test' | 'live'; readonly publishableKey: string }

let loading: Promise<Stripe> | undefined

/**
 * The provider's script, which is loaded once and on these pages only. In the sandbox its stand-in takes its place.
 *
 * @throws Error when the script cannot be had; the next call tries again.
 */
export function loadPaymentProvider(paymentConfig: PaymentClientConfig): Promise<Stripe> {
  loading ??= load(paymentConfig).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(paymentConfig: PaymentClientConfig): Promise<Stripe> {
  if (paymentConfig.mode === 'sandbox')
    return (await import('@/components/payment/sandbox/sandbox-stripe')).createSandboxStripe()
  // Not from the package's main entry point, which loads Stripe's script wherever it is imported.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(paymentConfig.publishableKey, { locale: 'hu' })
  if (!stripe) throw new Error('Stripe.js is for browsers only')
  return stripe
}
