/**
 * Which index answers a query. SQLite's own choice rests on guesses about sizes, and would at times rather read a
 * whole collection that is already in the right order.
 */
import type { Order } from '@/lib/ports/document-store'
import type { PlannedFilter, QueryPlan } from '../shared/query-plan'
import { defineIndex } from './index-definitions'
import { type StoreIndex, storeIndexes } from './indexes'

interface Candidate {
  readonly index: StoreIndex
  readonly name: string
  readonly order: string
}

const candidates: readonly Candidate[] = storeIndexes.map((index) => ({
  index,
  name: defineIndex(index).name,
  order: toShape(index.orderBy ?? []),
}))

/** Name of the index on the values of an array, if the query has that one filter and the index's own order. */
export function findArrayIndex(collection: string, plan: QueryPlan): string | undefined {
  const [filter, ...others] = plan.filters
  if (filter?.operator !== 'array-contains-any' || others.length > 0) return undefined
  return candidates.find(
    ({ index, order }) =>
      index.collection === collection && index.containsAny === filter.field && order === toShape(plan.orders),
  )?.name
}

/**
 * Name of the index that fixes most fields; with equally many, one that is in the query's order. One that is in another order
 * has not all that the query finds: what lacks a field of that order is not in it.
 */
export function findFieldIndex(collection: string, plan: QueryPlan): string | undefined {
  const fixed = new Set(plan.filters.filter(isFixing).map((filter) => filter.field))
  const order = toShape(plan.orders)
  const usable = candidates.filter(({ index, ...candidate }) => {
    if (index.collection !== collection || index.containsAny !== undefined) return false
    const { equal = [], orderBy = [] } = index
    return equal.every((field) => fixed.has(field)) && (orderBy.length === 0 || candidate.order === order)
  })
  const rank = (candidate: Candidate) => 2 * (candidate.index.equal?.length ?? 0) + (candidate.order === order ? 1 : 0)
  return usable.sort((left, right) => rank(right) - rank(left))[0]?.name
}

function isFixing({ operator }: PlannedFilter): boolean {
  return operator === '==' || operator === 'in'
}

function toShape(orders: readonly Order[]): string {
  return orders.map(({ field, direction }) => `${field} ${direction}`).join(', ')
}
