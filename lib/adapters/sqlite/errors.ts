import type { Database } from 'better-sqlite3'
import { AppError } from '@/lib/shared/errors/app-error'

/** The file cannot be used now: locked by another process, disk full or broken, no permission. */
const UNUSABLE = /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PERM|AUTH|CORRUPT|NOTADB|PROTOCOL|NOMEM)/

/** By name, since the native part of better-sqlite3 keeps the class of whoever loaded it first in this process. */
export function isSqliteError(error: unknown): error is { readonly code: string } {
  if (typeof error !== 'object' || error === null || !('name' in error) || !('code' in error)) return false
  return error.name === 'SqliteError' && typeof error.code === 'string'
}

/** Runs a call of SQLite; a failure to use the file becomes `unavailable`, anything else passes through. */
export function withStoreErrors<Result>(call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    if (isSqliteError(error) && UNUSABLE.test(error.code)) {
      throw new AppError('unavailable', undefined, { cause: error })
    }
    throw error
  }
}

/** The same over an open file; a closed store answers nothing more. */
export function withOpenDatabase<Result>(database: Database, call: () => Result): Result {
  if (!database.open) throw new AppError('unavailable', undefined, { cause: new Error('the store is closed') })
  return withStoreErrors(call)
}
