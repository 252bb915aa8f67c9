import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import { hasCode } from '@/lib/shared/errors/app-error'

/** A document of `issuedInvoices`. */
const IssuedData = z.object({
  buyer: z.object({ name: z.string(), email: z.string() }),
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
      }
    },

    async cancel(invoiceId, at) {
      await store.transaction(async (transaction) => {
        const document = await transaction.get(ISSUED_INVOICES, invoiceId)
        if (document?.data.cancelledAt === null) transaction.update(ISSUED_INVOICES, invoiceId, { cancelledAt: at })
      })
    },

    async issuedTo(email) {
      const where = [{ field: 'buyer.email', operator: '==', value: email }] as const
      const documents = await store.query(ISSUED_INVOICES, { where })
      return documents.map(({ id, data }) => ({ invoiceId: id, ...IssuedData.parse(data) }))
    },
  }
}
