import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { ensureSchema } from './ensure-schema'
import { registerFunctions } from './sql-functions'

/** How long a call waits for another process that holds the file. SQLite waits on this thread. */
const BUSY_TIMEOUT_MS = 5_000

/** Opens the file, or makes it and its folder, so that what is committed survives a kill and a power cut. */
export function openDatabase(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true })
  // Accounts are in it. SQLite gives its other files the rights of this one.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' })
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    // Indexes and triggers call our functions.
    database.pragma('trusted_schema = ON')
    registerFunctions(database)
    ensureSchema(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
