/**
 * The queries that stay fast however many documents there are. A query without an index here works too, but reads the
 * whole collection. `firestore.indexes.json` is the same list for Firestore, which indexes single fields by itself.
 */
import type { Order } from '@/lib/ports/document-store'

export interface StoreIndex {
  readonly collection: string
  /** Fields that the query compares with `==` or `in`. */
  readonly equal?: readonly string[]
  /** Field of the one `array-contains-any` filter; such an index has no `equal`. */
  readonly containsAny?: string
  /** The query's `orderBy`, the same fields in the same directions. */
  readonly orderBy?: readonly Order[]
}

export const storeIndexes: readonly StoreIndex[] = [
  {
    collection: 'exercise/summary/items',
    containsAny: 'classifications',
    orderBy: [
      { field: 'classifications', direction: 'ascending' },
      { field: 'published', direction: 'descending' },
    ],
  },
  { collection: 'users', equal: ['email'] },
  { collection: 'users', equal: ['stripeCustomerId'] },
  { collection: 'accounts', equal: ['provider', 'providerAccountId'] },
  { collection: 'accounts', equal: ['userId'] },
  { collection: 'sessions', equal: ['uid'] },
  { collection: 'sessions', equal: ['uid'], orderBy: [{ field: 'signedInAt', direction: 'descending' }] },
  { collection: 'sessions', orderBy: [{ field: 'expiresAt', direction: 'ascending' }] },
  { collection: 'rounds', equal: ['userId'] },
  { collection: 'rounds', equal: ['open'], orderBy: [{ field: 'updatedAt', direction: 'ascending' }] },
  { collection: 'rounds', orderBy: [{ field: 'endedAt', direction: 'ascending' }] },
  { collection: 'rounds', equal: ['userId'], orderBy: [{ field: 'endedAt', direction: 'descending' }] },
  {
    collection: 'rounds',
    equal: ['userId', 'open'],
    orderBy: [{ field: 'updatedAt', direction: 'descending' }],
  },
  {
    collection: 'rounds',
    equal: ['userId', 'missed'],
    orderBy: [{ field: 'updatedAt', direction: 'descending' }],
  },
  { collection: 'rounds', equal: ['userId'], orderBy: [{ field: 'mendedOn', direction: 'descending' }] },
  { collection: 'examAttempts', equal: ['userId', 'setId'] },
  { collection: 'accountTokens', equal: ['uid'] },
  { collection: 'tasks', equal: ['userId'] },
  { collection: 'tasks', equal: ['status'] },
  { collection: 'payments', equal: ['customerId'] },
  { collection: 'payments', equal: ['mode'] },
  {
    collection: 'payments',
    equal: ['isCancelled'],
    orderBy: [{ field: 'expiresAt', direction: 'ascending' }],
  },
  { collection: 'paymentMails', equal: ['uid'] },
  { collection: 'paymentMails', equal: ['status'] },
  { collection: 'withdrawals', equal: ['uid'] },
  { collection: 'withdrawals', equal: ['status'] },
  { collection: 'refundRequests', equal: ['uid'] },
  { collection: 'issuedInvoices', equal: ['buyer.uid'] },
  { collection: 'ledger', equal: ['uid'] },
  { collection: 'ledger', equal: ['customerId'] },
  { collection: 'ledger', equal: ['outcome'] },
  { collection: 'activityLog', equal: ['userId'] },
  { collection: 'activityLog', equal: ['userId'], orderBy: [{ field: 'createdAt', direction: 'ascending' }] },
  { collection: 'feedback', equal: ['userId'] },
  { collection: 'errorReports', equal: ['userId'] },
]
