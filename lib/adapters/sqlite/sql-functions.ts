/** The functions behind the pieces of SQL in `sql-expressions.ts`. A null argument is a field that is missing. */
import type { Database } from 'better-sqlite3'
import type { JsonValue } from '@/lib/ports/document-store'
import { toOrderKey, toSortKey } from './sort-key'

/** Part of the names of the indexes: raise it when a key's bytes change, and every file gets new indexes. */
export const KEY_FORMAT = 1

/** Makes the functions known to an open file; its indexes and triggers call them. */
export function registerFunctions(database: Database): void {
  const options = { deterministic: true }
  database.function('sort_key', options, (json: unknown) => (typeof json === 'string' ? toSortKey(parse(json)) : null))
  database.function('order_key', { ...options, varargs: true }, orderKey)
  database.function('contains_any', options, containsAny)
}

function orderKey(directions: unknown, id: unknown, ...fields: unknown[]): Buffer | null {
  const present = fields.filter((json) => typeof json === 'string')
  if (present.length < fields.length) return null
  const words = Array.from(String(directions), (letter) => (letter === 'd' ? 'descending' : 'ascending'))
  return toOrderKey(present.map(parse), words, String(id))
}

/** Whether the field is an array with one of the values of `wanted`, a JSON array. */
function containsAny(json: unknown, wanted: unknown): number {
  const items: unknown = typeof json === 'string' ? parse(json) : undefined
  if (!Array.isArray(items)) return 0
  const keys = new Set(toKeys(parse(String(wanted))))
  return toKeys(items).some((key) => keys.has(key)) ? 1 : 0
}

function toKeys(values: JsonValue): string[] {
  return Array.isArray(values) ? values.map((value) => toSortKey(value).toString('latin1')) : []
}

function parse(json: string): JsonValue {
  return JSON.parse(json)
}
