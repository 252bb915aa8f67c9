/**
 * Pieces of SQL over a document's row. SQLite uses an index on an expression only when the query spells the very same
 * expression, so indexes and queries both build it here. Names stand in the SQL as quoted literals for that reason.
 */
import type { Order } from '@/lib/ports/document-store'
import type { PlannedOrder } from '../shared/query-plan'

type Direction = Order['direction']

export function literal(text: string): string {
  // SQLite would end the statement at a zero character.
  if (text.includes('\0')) throw new TypeError('a name in a query has a zero character')
  return `'${text.replaceAll("'", "''")}'`
}

/** Which row is meant: an index names its columns alone, and so must a query; a trigger says whether before or after. */
export type Row = '' | 'document.' | 'new.' | 'old.'

/** A field in SQLite's path language. */
export function jsonPath(path: readonly string[]): string {
  return literal(['$', ...path.map((name) => JSON.stringify(name))].join('.'))
}

/** JSON text of a field, or null where the document lacks it. */
function fieldJson(path: readonly string[], row: Row): string {
  return `${row}json -> ${jsonPath(path)}`
}

/** 1 where the field is an array with one of the values of a JSON array that is bound to `?`. */
export function containsAny(path: readonly string[]): string {
  return `contains_any(${fieldJson(path, '')}, ?)`
}

export function fieldKey(path: readonly string[]): string {
  return `sort_key(${fieldJson(path, '')})`
}

/** Sort key of the whole order, null where the document lacks one of the fields. */
export function orderKey(orders: readonly PlannedOrder[], idDirection: Direction, row: Row = ''): string {
  const directions = [...orders.map((order) => order.direction), idDirection].map((direction) => direction[0]).join('')
  const fields = orders.map((order) => fieldJson(order.path, row))
  return `order_key(${[literal(directions), `${row}id`, ...fields].join(', ')})`
}
