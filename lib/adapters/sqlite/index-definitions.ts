/** The SQL that makes the indexes of `indexes.ts`. */
import { createHash } from 'node:crypto'
import { toFieldPath } from '../shared/document-rules'
import { planQuery } from '../shared/query-plan'
import type { StoreIndex } from './indexes'
import { fieldKey, jsonPath, literal, orderKey, type Row } from './sql-expressions'
import { KEY_FORMAT } from './sql-functions'

/** `name` tells the SQL, so that what is made otherwise has a new name. */
export interface IndexDefinition {
  readonly name: string
  readonly sql: string
}

export function defineIndex(index: StoreIndex): IndexDefinition {
  const sqlOf = (name: string) => (index.containsAny === undefined ? fieldIndex(name, index) : arrayIndex(name, index))
  const hash = createHash('sha256')
    .update(JSON.stringify([KEY_FORMAT, sqlOf('')]))
    .digest('hex')
    .slice(0, 16)
  const name = `index_${hash}`
  return { name, sql: sqlOf(name) }
}

/**
 * Has only the documents with all of its fields, which are all that a query of it can find: each entry is a page more to
 * write with a document.
 */
function fieldIndex(name: string, index: StoreIndex): string {
  const { orders, idDirection } = planQuery(index.collection, { orderBy: index.orderBy ?? [] })
  const equal = (index.equal ?? []).map((field) => fieldKey(toFieldPath(field)))
  const order = orders.length === 0 ? [] : [orderKey(orders, idDirection)]
  const keys = [...equal, ...order]
  const present = keys.map((key) => ` AND ${key} IS NOT NULL`).join('')
  const columns = order.length === 0 ? [...equal, 'id'] : keys
  return `CREATE INDEX "${name}" ON document (${columns.join(', ')}) WHERE ${inCollection(index)}${present}`
}

/** SQLite cannot index the values inside an array, so triggers keep a row of `array_entry` for each. */
function arrayIndex(name: string, index: StoreIndex): string {
  const columns = '(name, value, key, id)'
  const remove = `DELETE FROM array_entry WHERE (name, value, key, id) IN (${entries(name, index, 'old.')});`
  const add = `INSERT INTO array_entry ${columns} ${entries(name, index, 'new.')};`
  return `
    CREATE TRIGGER "${name}:insert" AFTER INSERT ON document WHEN new.${inCollection(index)} BEGIN ${add} END;
    CREATE TRIGGER "${name}:update" AFTER UPDATE ON document WHEN new.${inCollection(index)} BEGIN ${remove} ${add} END;
    CREATE TRIGGER "${name}:delete" AFTER DELETE ON document WHEN old.${inCollection(index)} BEGIN ${remove} END;
    INSERT INTO array_entry ${columns} ${entries(name, index, 'document.')} AND ${inCollection(index)};
  `
}

/** One entry for each different value of the array, when the document has all fields of the order. */
function entries(name: string, index: StoreIndex, row: Row): string {
  const { orders, idDirection } = planQuery(index.collection, { orderBy: index.orderBy ?? [] })
  const path = jsonPath(toFieldPath(index.containsAny ?? ''))
  const key = orderKey(orders, idDirection, row)
  const table = row === 'document.' ? 'document, ' : ''
  return `SELECT DISTINCT ${literal(name)}, sort_key(${row}json -> element.fullkey), ${key}, ${row}id
    FROM ${table}json_each(${row}json, ${path}) AS element
    WHERE json_type(${row}json, ${path}) = 'array' AND ${key} IS NOT NULL`
}

function inCollection(index: StoreIndex): string {
  return `collection = ${literal(index.collection)}`
}
