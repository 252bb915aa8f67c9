import type Stripe from 'stripe'

/** A parent waits for the answer. A call is tried again with the same idempotency key. */
const TIMEOUT_MS = 20_000
const RETRIES = 2

interface Account {
  readonly secretKey: string
  /** Where another server answers in Stripe's place; absent for Stripe itself. */
  readonly fetch?: typeof globalThis.fetch
  readonly retries?: number
}

/** A connection that loads Stripe's SDK when it is first asked for. */
export function connectToStripe({ secretKey, fetch, retries = RETRIES }: Account): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined
  const open = async () => {
    const { default: StripeClient } = await import('stripe')
    return new StripeClient(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: retries,
      telemetry: false,
      ...(fetch && { httpClient: StripeClient.createFetchHttpClient(fetch) }),
    })
  }
  return () => {
    client ??= open()
    return client
  }
}

/** The SDK, talking to a sandbox, which takes any key. */
export function connectToSandbox(fetch: typeof globalThis.fetch, retries?: number): () => Promise<Stripe> {
  return connectToStripe({ secretKey: 'sk_test_sandbox', fetch, ...(retries !== undefined && { retries }) })
}
