/** Firestore's documented query rules, written as plainly as possible, to compare stores with. */
import type { DocumentData, Filter, JsonValue, Order, Query } from '@/lib/ports/document-store'

export interface ModelDocument {
  readonly id: string
  readonly data: DocumentData
}

export function expectedIds(documents: readonly ModelDocument[], query: Query): string[] {
  const { where = [], startAfter, limit } = query
  const orders = withImpliedOrders(query)
  const found = documents
    .filter(({ data }) => where.every((filter) => matches(data, filter)))
    .filter(({ data }) => orders.every(({ field }) => valueAt(data, field) !== undefined))
    .map(({ id, data }) => ({ id, values: orders.map(({ field }) => valueAt(data, field) ?? null) }))
    .sort((left, right) => comparePositions(left, right, orders))
  const page = startAfter ? found.filter((position) => comparePositions(position, startAfter, orders) > 0) : found
  return page.slice(0, limit).map(({ id }) => id)
}

export function withImpliedOrders({ where = [], orderBy = [] }: Query): readonly Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ascending'
  const compared = where.filter(({ operator }) => operator.startsWith('<') || operator.startsWith('>'))
  const missing = new Set(compared.map(({ field }) => field))
  for (const { field } of orderBy) missing.delete(field)
  return [...orderBy, ...[...missing].sort().map((field) => ({ field, direction }))]
}

export function valueAt(data: DocumentData, field: string): JsonValue | undefined {
  return field.split('.').reduce<JsonValue | undefined>((value, name) => (isMap(value) ? value[name] : undefined), data)
}

interface Position {
  readonly id: string
  readonly values: readonly JsonValue[]
}

function comparePositions(left: Position, right: Position, orders: readonly Order[]): number {
  for (const [index, { direction }] of orders.entries()) {
    const order = compare(left.values[index] ?? null, right.values[index] ?? null)
    if (order !== 0) return direction === 'ascending' ? order : -order
  }
  const order = compare(left.id, right.id)
  return orders.at(-1)?.direction === 'descending' ? -order : order
}

function matches(data: DocumentData, { field, operator, value: wanted }: Filter): boolean {
  const value = valueAt(data, field)
  if (value === undefined) return false
  if (operator === 'in') return wanted.some((option) => compare(value, option) === 0)
  if (operator === 'array-contains-any') {
    return Array.isArray(value) && value.some((item) => wanted.some((option) => compare(item, option) === 0))
  }
  const order = compare(value, wanted)
  if (operator === '==') return order === 0
  if (rank(value) !== rank(wanted)) return false
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  return operator === '>' ? order > 0 : order >= 0
}

export function compare(left: JsonValue, right: JsonValue): number {
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right))
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right)
  if (isMap(left) && isMap(right)) return compareLists(toList(left), toList(right))
  return Number(left) - Number(right)
}

function compareLists(left: readonly JsonValue[], right: readonly JsonValue[]): number {
  for (const [index, item] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = compare(item, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

/** A map compares as its names and values in turn, by name. */
function toList(map: DocumentData): JsonValue[] {
  return Object.entries(map)
    .sort(([left], [right]) => compare(left, right))
    .flat()
}

function rank(value: JsonValue): number {
  const kinds = ['null', 'boolean', 'number', 'string', 'array', 'map']
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : isMap(value) ? 'map' : typeof value
  return kinds.indexOf(kind)
}

function isMap(value: JsonValue | undefined): value is DocumentData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
