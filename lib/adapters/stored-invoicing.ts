import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import type { Invoicing, IssuedInvoice } from '@/lib/ports/invoicing'
import { hasCode } from '@/lib/shared/errors/app-error'

/** A document of `issuedInvoices`. */
const IssuedData = z.object({
  buyer: z.object({ uid: z.string().nullable().default(null), name: z.string(), email: z.string() }),
  item: z.string(),
  grossAmount: z.int(),
  currency: z.string(),
  paidAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  cancelledAt: z.string().nullable(),
})

/** What an invoicing program, or a person, has to make invoices of; by the id of what was paid. */
const ISSUED_INVOICES = 'issuedInvoices'

/** Keeps the data of each invoice in the store, for where no invoicing service is connected. */
export function createStoredInvoicing(store: DocumentStore): Invoicing {
  return {
    async issue({ invoiceId, ...invoice }) {
      try {
        await store.create(ISSUED_INVOICES, invoiceId, { ...invoice, cancelledAt: null })
      } catch (error) {
        if (!hasCode(error, 'conflict')) throw error
        if (invoice.buyer.uid !== null) await learnAccount(store, invoiceId, invoice.buyer.uid)
      }
    },

    async cancel(invoiceId, at) {
      await store.transaction(async (transaction) => {
        const document = await transaction.get(ISSUED_INVOICES, invoiceId)
        if (document?.data.cancelledAt === null) transaction.update(ISSUED_INVOICES, invoiceId, { cancelledAt: at })
      })
    },

    async find(invoiceId) {
      const document = await store.get(ISSUED_INVOICES, invoiceId)
      return document && toIssued(document)
    },

    async issuedTo(uid) {
      const where = [{ field: 'buyer.uid', operator: '==', value: uid }] as const
      return (await store.query(ISSUED_INVOICES, { where })).map(toIssued)
    },
  }
}

function toIssued({ id, data }: StoredDocument): IssuedInvoice {
  return { invoiceId: id, ...IssuedData.parse(data) }
}

/** Invoices from before the account was kept are nobody's until then. */
function learnAccount(store: DocumentStore, invoiceId: string, uid: string): Promise<void> {
  return store.transaction(async (transaction) => {
    const document = await transaction.get(ISSUED_INVOICES, invoiceId)
    if (document && toIssued(document).buyer.uid === null) {
      transaction.update(ISSUED_INVOICES, invoiceId, { 'buyer.uid': uid })
    }
  })
}
