/** A query as both stores run it: checked, with paths split and with the orders that Firestore adds made explicit. */
import type { Filter, JsonValue, Order, Query } from '@/lib/ports/document-store'
import { assertCollection, toFieldPath } from './document-rules'

/** Firestore's limit for the values of `in` and `array-contains-any`. */
const MAX_FILTER_VALUES = 30

export type PlannedOrder = Order & { readonly path: readonly string[] }

export type PlannedFilter = Filter & { readonly path: readonly string[] }

export interface QueryPlan {
  readonly filters: readonly PlannedFilter[]
  readonly orders: readonly PlannedOrder[]
  /** Direction of the document id, the last key of every order. */
  readonly idDirection: Order['direction']
  readonly limit: number | undefined
  readonly startAfter: { readonly values: readonly JsonValue[]; readonly id: string } | undefined
}

/**
 * As in Firestore, a comparison orders by its field too when `orderBy` does not name it.
 *
 * @throws TypeError for a query that Firestore would refuse.
 */
export function planQuery(collection: string, query: Query): QueryPlan {
  assertCollection(collection)
  const { where = [], orderBy = [], limit, startAfter } = query
  for (const filter of where) assertFilter(filter)
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) throw new TypeError(`not a limit: ${limit}`)
  const idDirection = orderBy.at(-1)?.direction ?? 'ascending'
  const orders = [...orderBy, ...impliedOrders(where, orderBy, idDirection)]
  if (startAfter && startAfter.values.length !== orders.length) {
    throw new TypeError('startAfter needs one value for each order, and orderBy each compared field')
  }
  return {
    filters: where.map((filter) => ({ ...filter, path: toFieldPath(filter.field) })),
    orders: orders.map((order) => ({ ...order, path: toFieldPath(order.field) })),
    idDirection,
    limit,
    startAfter,
  }
}

function impliedOrders(where: readonly Filter[], orderBy: readonly Order[], direction: Order['direction']): Order[] {
  const ordered = new Set(orderBy.map((order) => order.field))
  const compared = new Set(where.filter(isComparison).map((filter) => filter.field))
  const missing = [...compared].filter((field) => !ordered.has(field)).sort()
  return missing.map((field) => ({ field, direction }))
}

function isComparison({ operator }: Filter): boolean {
  return operator !== '==' && operator !== 'in' && operator !== 'array-contains-any'
}

function assertFilter(filter: Filter): void {
  if (filter.operator === 'in' || filter.operator === 'array-contains-any') {
    const count = filter.value.length
    if (count < 1 || count > MAX_FILTER_VALUES) throw new TypeError(`${filter.operator} with ${count} values`)
  } else if (isComparison(filter) && filter.value === null) {
    throw new TypeError(`null has no order, compared with ${filter.field}`)
  }
}
