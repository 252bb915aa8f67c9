/** What every `DocumentStore` does, whatever it is made of. */
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Check } from './document-store/check'
import { documentContract } from './document-store/documents.contract'
import { queryContract } from './document-store/queries.contract'
import { transactionContract } from './document-store/transactions.contract'
import { updateContract } from './document-store/updates.contract'

const TIMEOUT_MS = 60_000

/** @param open makes a new, empty store; the suite closes it. */
export function documentStoreContract(name: string, open: () => DocumentStore): void {
  const check: Check = (title, use) => {
    test(
      title,
      async () => {
        const store = open()
        try {
          await use(store)
        } finally {
          await store.close()
        }
      },
      TIMEOUT_MS,
    )
  }

  describe(name, () => {
    describe('documents', () => documentContract(check))
    describe('updates', () => updateContract(check))
    describe('queries', () => queryContract(check))
    describe('transactions', () => transactionContract(check))
  })
}
