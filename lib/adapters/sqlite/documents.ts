/** The table of documents, one row at a time. */
import type { Database } from 'better-sqlite3'
import { createBoundedCache } from '@/lib/shared/bounded-cache'

/** Letters of a row from which on taking it over from SQLite costs more than asking first whether it has changed. */
const LARGE = 4096
/** More are no content of the site. */
const LARGEST_KEPT = 256 * 1024
/** About as many as the site has exercises and collections. */
const KEPT_ROWS = 800

export interface Row {
  readonly json: string
  readonly version: string
}

export interface Documents {
  find(collection: string, id: string): Row | undefined
  /** The version alone, at the same small cost for a document of any size. */
  versionOf(collection: string, id: string): string | undefined
  insert(collection: string, id: string, row: Row): void
  replace(collection: string, id: string, row: Row): void
  remove(collection: string, id: string): void
}

/**
 * Prepares the statements on an open file. Large rows that were read are kept in memory, and taken from there while the file
 * has the same version of them: content is read by nearly every request, and written only when it is published.
 */
export function prepareDocuments(database: Database): Documents {
  const find = database.prepare<[string, string], Row>(
    'SELECT json, version FROM document WHERE collection = ? AND id = ?',
  )
  const findVersion = database
    .prepare<[string, string], string>('SELECT version FROM document WHERE collection = ? AND id = ?')
    .pluck()
  const kept = createBoundedCache<Row>(KEPT_ROWS)
  const insert = database.prepare('INSERT INTO document (json, version, collection, id) VALUES (?, ?, ?, ?)')
  const replace = database.prepare('UPDATE document SET json = ?, version = ? WHERE collection = ? AND id = ?')
  const remove = database.prepare('DELETE FROM document WHERE collection = ? AND id = ?')

  function read(collection: string, id: string): Row | undefined {
    const key = `${collection}/${id}`
    const known = kept.get(key)
    if (known && known.version === findVersion.get(collection, id)) return known
    const row = find.get(collection, id)
    if (row && row.json.length >= LARGE && row.json.length <= LARGEST_KEPT) kept.set(key, row)
    else if (known) kept.delete(key)
    return row
  }

  return {
    find: read,
    versionOf: (collection, id) => findVersion.get(collection, id),
    insert: (collection, id, row) => void insert.run(row.json, row.version, collection, id),
    replace: (collection, id, row) => void replace.run(row.json, row.version, collection, id),
    remove: (collection, id) => void remove.run(collection, id),
  }
}
