import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { KEYS } from './collections'
import { KEY_LIFETIME_MS } from './file-store'

const BATCH = 100

/** Forgets idempotency keys that Stripe would not know any more. */
export async function deleteExpiredKeys({ store, clock }: { readonly store: DocumentStore; readonly clock: Clock }) {
  const old = await store.query(KEYS, {
    where: [{ field: 'createdAt', operator: '<', value: clock.now().getTime() - KEY_LIFETIME_MS }],
    limit: BATCH,
  })
  for (const { id } of old) await store.delete(KEYS, id)
}
