import {
  FieldPath,
  type Firestore,
  type Query as FirestoreQuery,
  type OrderByDirection,
} from 'firebase-admin/firestore'
import type { Order } from '@/lib/ports/document-store'
import type { QueryPlan } from '../shared/query-plan'

/** Every order is spelled out to the document id, so that a cursor can name each part of it. */
export function fromPlan(firestore: Firestore, collection: string, plan: QueryPlan): FirestoreQuery {
  const { filters, orders, idDirection, limit, startAfter } = plan
  let query: FirestoreQuery = firestore.collection(collection)
  for (const { path, operator, value } of filters) query = query.where(new FieldPath(...path), operator, value)
  for (const { path, direction } of orders) query = query.orderBy(new FieldPath(...path), fromDirection(direction))
  query = query.orderBy(FieldPath.documentId(), fromDirection(idDirection))
  if (startAfter) query = query.startAfter(...startAfter.values, startAfter.id)
  return limit === undefined ? query : query.limit(limit)
}

function fromDirection(direction: Order['direction']): OrderByDirection {
  return direction === 'ascending' ? 'asc' : 'desc'
}
