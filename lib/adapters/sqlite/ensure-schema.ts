/** Tables and indexes of the store's file, brought in line with `indexes.ts` at each opening. */
import type { Database } from 'better-sqlite3'
import { defineIndex } from './index-definitions'
import { storeIndexes } from './indexes'

const TABLES = `
  CREATE TABLE IF NOT EXISTS document (
    collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, version TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  );
  CREATE TABLE IF NOT EXISTS array_entry (
    name TEXT NOT NULL, value BLOB NOT NULL, key BLOB NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (name, value, key)
  ) WITHOUT ROWID;
`

/** An index of ours in the file, or one of the triggers of an array index: `index_…:insert`. */
interface Present {
  readonly type: string
  readonly name: string
  readonly indexName: string
}

const PRESENT = `
  SELECT type, name, substr(name, 1, instr(name || ':', ':') - 1) AS indexName
  FROM sqlite_schema WHERE name GLOB 'index_*' AND type IN ('index', 'trigger')
`

/** Costs one small read when the file is as it should be. Safe when several processes open a new file at once. */
export function ensureSchema(database: Database): void {
  if (findDifference(database).isNone) return
  const align = database.transaction(() => {
    database.exec(TABLES)
    const { missing, obsolete } = findDifference(database)
    for (const { type, name, indexName } of obsolete) {
      database.exec(`DROP ${type} "${name}"`)
      database.prepare('DELETE FROM array_entry WHERE name = ?').run(indexName)
    }
    for (const { sql } of missing) database.exec(sql)
  })
  align.immediate()
}

function findDifference(database: Database) {
  const wanted = storeIndexes.map(defineIndex)
  const wantedNames = new Set(wanted.map(({ name }) => name))
  const present = database.prepare<[], Present>(PRESENT).all()
  const presentNames = new Set(present.map(({ indexName }) => indexName))
  const missing = wanted.filter(({ name }) => !presentNames.has(name))
  const obsolete = present.filter(({ indexName }) => !wantedNames.has(indexName))
  return { missing, obsolete, isNone: missing.length === 0 && obsolete.length === 0 }
}
