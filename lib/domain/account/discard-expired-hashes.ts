import { KEPT_STARTS } from '@/lib/domain/freemium/kept-starts'
import { discardExpired } from '@/lib/domain/privacy/discard-expired'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { UNCONFIRMED_REGISTRATIONS } from './unconfirmed-registrations'

/** Deletes what was kept of registrations and of accounts that are gone, and counts no more: after 12 hours at most. */
export async function discardExpiredHashes({
  store,
  clock,
}: {
  readonly store: DocumentStore
  readonly clock: Clock
}): Promise<void> {
  for (const collection of [KEPT_STARTS, UNCONFIRMED_REGISTRATIONS])
    await discardExpired(store, collection, clock.now())
}
