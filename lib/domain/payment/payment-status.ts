import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { PAYMENTS, readEntitlement, type SiteMode } from './entitlement/entitlement'
import { readPayments } from './payments'

/** What a page knows of an account's payments without asking the provider. */
export interface PaymentStatus {
  /** At the provider; null until the account is known there. */
  readonly customerId: string | null
  readonly hasSubscription: boolean
  /** The end of a subscription that was given away, ISO time: the provider knows nothing of it. Null for all others. */
  readonly grantedUntil: string | null
}

export async function readPaymentStatus(
  deps: { readonly store: DocumentStore; readonly clock: Clock } & SiteMode,
  uid: string,
): Promise<PaymentStatus> {
  const [payments, document] = await Promise.all([readPayments(deps.store, uid), deps.store.get(PAYMENTS, uid)])
  const { hasSubscription, expiresAt } = readEntitlement(document, deps.clock.now(), deps)
  const isGranted = hasSubscription && payments?.subscriptionId === undefined
  return {
    customerId: payments?.customerId ?? null,
    hasSubscription,
    grantedUntil: isGranted ? expiresAt : null,
  }
}
