import { z } from 'zod'
import type { DocumentStore, FieldChanges, Transaction } from '@/lib/ports/document-store'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import { PAYMENTS } from './entitlement/entitlement'

/**
 * A purchase that was begun. Whoever goes on with it, in another tab or after a crash, asks the provider for the same
 * with the same key, and so gets the same subscription.
 */
const Purchase = z.object({
  key: z.string(),
  setupIntentId: z.string(),
  paymentMethodId: z.string(),
  priceId: z.string(),
  /** Of the terms that the buyer agreed to; empty for purchases from before it was kept. */
  termsVersion: z.string().default(''),
  claimedAt: z.string(),
  /** What came of it, once that is known. */
  subscriptionId: z.string().exactOptional(),
})
export type Purchase = z.output<typeof Purchase>

/** A customer that the provider is asked for: whoever goes on asks with the same key for the same. */
const CustomerOrder = z.object({ key: z.string(), email: z.string(), name: z.string() })
export type CustomerOrder = z.output<typeof CustomerOrder>

/** A try to pay a bill that is open; repeated with the same key it charges nothing more. */
const BillPayment = z.object({
  key: z.string(),
  invoiceId: z.string(),
  paymentMethodId: z.string(),
  /** With what the card was given; null when it was chosen from those that were given before. */
  setupIntentId: z.string().nullable(),
})
export type BillPayment = z.output<typeof BillPayment>

/** A document of `payments`; those that were granted without paying have no customer. */
const StoredPayments = z.object({
  customerId: z.string().optional(),
  /** Until it is answered. */
  customerOrder: CustomerOrder.optional(),
  /** That was made last, to buy or to change the card. */
  setupIntentId: z.string().optional(),
  /** Of the setup intent that is asked for. */
  setupIntentKey: z.string().optional(),
  billPayment: BillPayment.optional(),
  purchase: Purchase.optional(),
  /** The subscription that `status`, `isCancelled` and `expiresAt` are of. */
  subscriptionId: z.string().optional(),
  /** Of the site when this was written: what was bought elsewhere holds there only. */
  mode: z.string().optional(),
  status: z.string().optional(),
  isCancelled: z.boolean().optional(),
  expiresAt: z.string().nullable().optional(),
  /** The subscription whose beginning was told to the payer and noted in the log. */
  welcomedId: z.string().optional(),
})

/** What an account has at the provider, and the version of what was read. */
export type Payments = z.output<typeof StoredPayments> & { readonly version: string }

/** What is stored of an account; `undefined` when it has never begun to pay. */
export async function readPayments(reader: Pick<DocumentStore, 'get'>, uid: string): Promise<Payments | undefined> {
  const document = await reader.get(PAYMENTS, uid)
  return document && { ...StoredPayments.parse(document.data), version: document.version }
}

/**
 * Changes what is stored, by what is stored now, in one transaction.
 *
 * @param decide what to change; `undefined` for nothing. It may run again.
 * @returns what is stored then.
 */
export function updatePayments(
  store: DocumentStore,
  uid: string,
  decide: (payments: Payments | undefined) => FieldChanges | undefined,
): Promise<Payments | undefined> {
  return store.transaction(async (transaction) => {
    const before = await readPayments(transaction, uid)
    const changes = decide(before)
    if (!changes) return before
    writeChanges(transaction, uid, before, changes)
    return { ...StoredPayments.parse({ ...before, ...changes }), version: '' }
  })
}

function writeChanges(
  transaction: Transaction,
  uid: string,
  before: Payments | undefined,
  changes: FieldChanges,
): void {
  if (before) {
    transaction.update(PAYMENTS, uid, changes)
    return
  }
  const present = Object.entries(changes).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  transaction.create(PAYMENTS, uid, Object.fromEntries(present))
}

/** The account of a customer; `undefined` when no account is known to have it. */
export async function findUidOfCustomer(store: DocumentStore, customerId: string): Promise<string | undefined> {
  const [document] = await store.query(PAYMENTS, {
    where: [{ field: 'customerId', operator: '==', value: customerId }],
    limit: 1,
  })
  return document?.id
}

/** Tries again what met another writer. @throws AppError `conflict` when that goes on and on. */
export async function retryOnConflict<Result>(work: () => Promise<Result>, attempts = 8): Promise<Result> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!hasCode(error, 'conflict')) throw error
    }
  }
  return work()
}

/** @throws AppError `forbidden` when a request names what is not the caller's. */
export function requireOwn(isOwn: boolean): asserts isOwn {
  if (!isOwn) throw new AppError('forbidden')
}
