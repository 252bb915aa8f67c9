/** The table of documents, one row at a time. */
import type { Database } from 'better-sqlite3'

export interface Row {
  readonly json: string
  readonly version: string
}

export interface Documents {
  find(collection: string, id: string): Row | undefined
  insert(collection: string, id: string, row: Row): void
  replace(collection: string, id: string, row: Row): void
  remove(collection: string, id: string): void
}

export function prepareDocuments(database: Database): Documents {
  const find = database.prepare<[string, string], Row>(
    'SELECT json, version FROM document WHERE collection = ? AND id = ?',
  )
  const insert = database.prepare('INSERT INTO document (json, version, collection, id) VALUES (?, ?, ?, ?)')
  const replace = database.prepare('UPDATE document SET json = ?, version = ? WHERE collection = ? AND id = ?')
  const remove = database.prepare('DELETE FROM document WHERE collection = ? AND id = ?')
  return {
    find: (collection, id) => find.get(collection, id),
    insert: (collection, id, row) => void insert.run(row.json, row.version, collection, id),
    replace: (collection, id, row) => void replace.run(row.json, row.version, collection, id),
    remove: (collection, id) => void remove.run(collection, id),
  }
}
