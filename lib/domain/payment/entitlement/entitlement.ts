import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'

/** What each account has paid for, by its uid. */
export const PAYMENTS = 'payments'

/** For so long what was paid is given on while a renewal is tried again, or the provider is late to tell of it. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The part of a document of `payments` that decides what an account may do; an account without one has paid nothing.
 * What cannot be read counts as absent, so that the state that the payment provider told decides.
 */
const PaymentState = z.object({
  /** Of the site that wrote it. Before it was kept, only the sandbox was ever paid. */
  mode: z.enum(['live', 'test', 'sandbox', 'off']).catch('sandbox'),
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

/** Of which mode the site is: `payments` of the services. */
export interface SiteMode {
  readonly payments: Pick<PaymentGateway, 'mode'>
}

/**
 * What payments entitle to at `now` on a site of this mode: what was bought in the sandbox, or with test keys, is nothing
 * where money moves, and the other way round. A site that sells nothing honours what it has itself given away. A paid
 * period counts until its end, also after a cancellation; one that renews has some days of grace, in which the renewal is
 * tried again or the provider tells that it did. Stripe's own state `canceled` is what a subscription has after its end.
 */
export function readEntitlement(document: StoredDocument | undefined, now: Date, { payments }: SiteMode): Entitlement {
  const { mode, status, isCancelled, expiresAt } = PaymentState.parse(document?.data ?? {})
  if (mode !== payments.mode) return { hasSubscription: false, isCancelled: false, expiresAt: null }
  const end = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) + (isCancelled ? 0 : GRACE_MS)
  return {
    hasSubscription: grantsAccess(status) && end > now.getTime(),
    isCancelled,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  }
}

interface GrantDeps extends SiteMode {
  readonly store: DocumentStore
}

/** Gives an account a subscription that nobody pays for and that does not run out: for demo accounts and tests. */
export async function grantSubscription({ store, payments }: GrantDeps, uid: string): Promise<void> {
  const granted = { status: 'active', isCancelled: false, expiresAt: '2099-12-31T00:00:00.000Z' }
  await store.set(PAYMENTS, uid, { mode: payments.mode, ...granted })
}
