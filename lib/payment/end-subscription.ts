import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { PAYMENTS } from './entitlement'
import { hasEnded } from './governing'
import { readPayments } from './payments'

export interface EndDeps {
  readonly store: DocumentStore
  readonly payments: PaymentGateway
}

/**
 * Ends the subscription of an account that is being deleted, at once, and then forgets what the account has paid for. May
 * be called again after a failure; the account's other documents are still there then.
 *
 * @returns how many documents were erased: 1 or 0.
 * @throws AppError `unavailable` when the provider does not answer: until it does, the account is not forgotten.
 */
export async function endSubscription({ store, payments }: EndDeps, uid: string): Promise<number> {
  const stored = await readPayments(store, uid)
  if (!stored) return 0
  if (stored.customerId !== undefined) {
    const subscriptions = await payments.subscriptions(stored.customerId)
    for (const { id } of subscriptions.filter((subscription) => !hasEnded(subscription))) {
      await payments.endSubscription(id)
    }
  }
  await store.delete(PAYMENTS, uid)
  return 1
}
