import { withStoreErrors } from '@/lib/adapters/sqlite/errors'

function throwing(error: unknown): () => never {
  return () => {
    throw error
  }
}

const sqliteError = (code: string) => Object.assign(new Error(code), { name: 'SqliteError', code })

test.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
])('makes %s unavailable, with the original as the cause', (code) => {
  const cause = sqliteError(code)
  expect(() => withStoreErrors(throwing(cause))).toThrow(expect.objectContaining({ code: 'unavailable', cause }))
})

test.each([sqliteError('SQLITE_ERROR'), sqliteError('SQLITE_CONSTRAINT'), new TypeError('fault')])(
  'passes on what is a fault of the program: %s',
  (fault) => {
    expect(() => withStoreErrors(throwing(fault))).toThrow(fault)
  },
)
