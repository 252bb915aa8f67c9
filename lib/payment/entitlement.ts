import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'

/** What each account has paid for, by its uid. */
export const PAYMENTS = 'payments'

/** The part of a document of `payments` that decides what an account may do; an account without one has paid nothing. */
const Entitlement = z.object({
  /** As Stripe names the states of a subscription. */
  status: z.string().default('none'),
  /** The end of the period that is paid, ISO time; null when there is none. */
  expiresAt: z.iso.datetime().nullable().default(null),
})

/** Whether an account has a subscription at `now`. A paid period that has not ended counts, also after a cancellation. */
export function hasSubscription(payments: StoredDocument | undefined, now: Date): boolean {
  const { status, expiresAt } = Entitlement.parse(payments?.data ?? {})
  const isPaid = status === 'active' || status === 'trialing' || status === 'past_due'
  return isPaid && (expiresAt === null || Date.parse(expiresAt) > now.getTime())
}

/** Gives an account a subscription that nobody pays for and that does not run out: for demo accounts and tests. */
export async function grantSubscription(store: DocumentStore, uid: string): Promise<void> {
  await store.set(PAYMENTS, uid, { status: 'active', isCancelled: false, expiresAt: '2099-12-31T00:00:00.000Z' })
}
