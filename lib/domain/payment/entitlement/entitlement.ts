import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'

/** What each account has paid for, by its uid. */
export const PAYMENTS = 'payments'

/** The provider renews a little after the end of a period, and may be late to tell. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000

/**
 * The part of a document of `payments` that decides what an account may do; an account without one has paid nothing.
 * What cannot be read counts as absent, so that the state that the payment provider told decides.
 */
const PaymentState = z.object({
  /** As Stripe names the states of a subscription. */
  status: z.string().catch('none'),
  /** Whether it ends with the period that is paid. */
  isCancelled: z.boolean().catch(false),
  /** The end of the period that is paid, ISO time; null when there is none. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().catch(null),
})

/** What an account's payments entitle it to. */
export interface Entitlement {
  readonly hasSubscription: boolean
  /** Cancelled subscriptions last until they expire; what is told of them stays true afterwards. */
  readonly isCancelled: boolean
  /** ISO time in UTC. */
  readonly expiresAt: string | null
}

/** Whether a subscription in this state gives access: also while a renewal is being tried again. */
export function grantsAccess(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

/**
 * What payments entitle to at `now`. A paid period counts until its end, also after a cancellation; one that renews has
 * some days of grace, within which the provider tells that it did. Stripe's own state `canceled` is what a subscription
 * has after its end.
 */
export function readEntitlement(payments: StoredDocument | undefined, now: Date): Entitlement {
  const { status, isCancelled, expiresAt } = PaymentState.parse(payments?.data ?? {})
  const end = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) + (isCancelled ? 0 : GRACE_MS)
  return {
    hasSubscription: grantsAccess(status) && end > now.getTime(),
    isCancelled,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  }
}

/** Gives an account a subscription that nobody pays for and that does not run out: for demo accounts and tests. */
export async function grantSubscription(store: DocumentStore, uid: string): Promise<void> {
  await store.set(PAYMENTS, uid, { status: 'active', isCancelled: false, expiresAt: '2099-12-31T00:00:00.000Z' })
}
