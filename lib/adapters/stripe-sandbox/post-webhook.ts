import type { Delivery } from './deliveries'

const TIMEOUT_MS = 10_000
const ANY_ADDRESS = ['0.0.0.0', '::', '[::]']

/** Sends events to the webhook of the server that listens on this machine. */
export function postWebhook({ host, port }: { readonly host: string; readonly port: number }) {
  const address = ANY_ADDRESS.includes(host) ? 'localhost' : host
  return async ({ body, signature }: Delivery): Promise<boolean> => {
    try {
      const answer = await fetch(`http://${address}:${port}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return answer.ok
    } catch {
      // Nobody listens yet, or any more.
      return false
    }
  }
}
