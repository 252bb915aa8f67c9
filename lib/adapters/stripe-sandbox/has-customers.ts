import type { DocumentStore } from '@/lib/ports/document-store'
import { CUSTOMERS } from './collections'

/** Whether anybody has ever paid, or begun to. */
export async function hasCustomers(store: DocumentStore): Promise<boolean> {
  return (await store.query(CUSTOMERS, { limit: 1 })).length > 0
}
