import type { DocumentStore } from '@/lib/ports/document-store'
import { PAYMENTS } from './entitlement'

/**
 * Ends the subscription of an account that is being deleted, at once, and forgets what the account has paid for. May be
 * called again after a failure; the account's other documents are still there then.
 *
 * @returns how many subscriptions were ended: 1 or 0.
 */
export async function endSubscription({ store }: { readonly store: DocumentStore }, uid: string): Promise<number> {
  if (!(await store.get(PAYMENTS, uid))) return 0
  await store.delete(PAYMENTS, uid)
  return 1
}
