import Database from 'better-sqlite3'
import { AppError } from '@/lib/errors/app-error'

/** The file cannot be used now: locked by another process, disk full or broken, no permission. */
const UNUSABLE = /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|PERM|AUTH|CORRUPT|NOTADB|PROTOCOL|NOMEM)/

/** Runs a call of SQLite; a failure to use the file becomes `unavailable`, anything else passes through. */
export function withStoreErrors<Result>(call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    if (error instanceof Database.SqliteError && UNUSABLE.test(error.code)) {
      throw new AppError('unavailable', undefined, { cause: error })
    }
    throw error
  }
}
