import type { DocumentStore } from '@/lib/ports/document-store'

/** Who has paid in the payment sandbox, or begun to: apart from its code, which is not loaded while there is nobody. */
export const CUSTOMERS = 'sandboxCustomers'

export async function hasCustomers(store: DocumentStore): Promise<boolean> {
  return (await store.query(CUSTOMERS, { limit: 1 })).length > 0
}
