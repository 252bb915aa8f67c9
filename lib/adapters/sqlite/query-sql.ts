/** Turns a planned query into SQL. Values are always bound; the text depends only on the query's shape. */
import type { PlannedFilter, QueryPlan } from '../shared/query-plan'
import { findArrayIndex, findFieldIndex } from './choose-index'
import { invertedRange, toKeyRange, toOrderKey, toSortKey } from './sort-key'
import { containsAny, fieldKey, literal, orderKey } from './sql-expressions'

export interface Sql {
  readonly text: string
  readonly values: readonly (string | number | Buffer)[]
}

export function toSql(collection: string, plan: QueryPlan): Sql {
  const arrayIndex = findArrayIndex(collection, plan)
  return arrayIndex === undefined ? generalSql(collection, plan) : arraySql(collection, plan, arrayIndex)
}

function generalSql(collection: string, plan: QueryPlan): Sql {
  const key = plan.orders.length === 0 ? 'id' : orderKey(plan.orders, plan.idDirection)
  const conditions = [...plan.filters.map((filter) => toCondition(filter, plan, key)), pageCondition(plan, key)]
  const index = findFieldIndex(collection, plan)
  return {
    text: `SELECT id, json, version FROM document ${index ? `INDEXED BY "${index}"` : ''}
      WHERE collection = ${literal(collection)}
      AND ${conditions.map((condition) => condition.text).join(' AND ')} ORDER BY ${key} LIMIT ?`,
    values: [...conditions.flatMap((condition) => condition.values), toLimit(plan)],
  }
}

function toCondition(filter: PlannedFilter, plan: QueryPlan, key: string): Sql {
  const { operator, path, value } = filter
  if (operator === 'array-contains-any') return { text: containsAny(path), values: [JSON.stringify(value)] }
  if (operator === 'in') {
    return { text: `${fieldKey(path)} IN (${value.map(() => '?').join(', ')})`, values: value.map(toSortKey) }
  }
  if (operator === '==') return { text: `${fieldKey(path)} = ?`, values: [toSortKey(value)] }
  // A range over the first field of the order is a range of the order's key, which an index can have.
  const [first] = plan.orders
  const isFirst = first !== undefined && first.field === filter.field
  const range = toKeyRange(operator, value)
  const { from, to } = isFirst && first.direction === 'descending' ? invertedRange(range) : range
  const expression = isFirst ? key : fieldKey(path)
  return { text: `${expression} >= ? AND ${expression} < ?`, values: [from, to] }
}

/** What comes after the cursor; without one, what has all fields of the order. */
function pageCondition(plan: QueryPlan, key: string): Sql {
  const start = toStartKey(plan)
  return start === undefined ? { text: `${key} IS NOT NULL`, values: [] } : { text: `${key} > ?`, values: [start] }
}

function toStartKey({ startAfter, orders, idDirection }: QueryPlan): Buffer | string | undefined {
  if (startAfter === undefined) return undefined
  if (orders.length === 0) return startAfter.id
  const directions = [...orders.map((order) => order.direction), idDirection]
  return toOrderKey(startAfter.values, directions, startAfter.id)
}

/** SQLite takes a negative limit as none. */
function toLimit(plan: QueryPlan): number {
  return plan.limit ?? -1
}

/** One page of each value, merged: a document with several of the values comes once. */
function arraySql(collection: string, plan: QueryPlan, indexName: string): Sql {
  const values = plan.filters.flatMap((filter) => (Array.isArray(filter.value) ? filter.value.map(toSortKey) : []))
  const start = toStartKey(plan) ?? Buffer.of()
  const limit = toLimit(plan)
  const page = `SELECT * FROM (SELECT key, id FROM array_entry
    WHERE name = ${literal(indexName)} AND value = ? AND key > ? ORDER BY key LIMIT ?)`
  return {
    text: `WITH page AS (${values.map(() => page).join(' UNION ')})
      SELECT document.id, json, version FROM page CROSS JOIN document
      ON collection = ${literal(collection)} AND document.id = page.id ORDER BY page.key LIMIT ?`,
    values: [...values.flatMap((value) => [value, start, limit]), limit],
  }
}
