import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { PAYMENTS, readEntitlement } from './entitlement/entitlement'
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
  { store, clock }: { readonly store: DocumentStore; readonly clock: Clock },
  uid: string,
): Promise<PaymentStatus> {
  const [payments, document] = await Promise.all([readPayments(store, uid), store.get(PAYMENTS, uid)])
  const { hasSubscription, expiresAt } = readEntitlement(document, clock.now())
  const isGranted = hasSubscription && payments?.subscriptionId === undefined
  return {
    customerId: payments?.customerId ?? null,
    hasSubscription,
    grantedUntil: isGranted ? expiresAt : null,
  }
}
