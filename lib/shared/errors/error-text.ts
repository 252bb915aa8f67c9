import { authErrorMessages, signInMessage } from '@/lib/shared/messages/auth-errors'
import { serverErrorMessages, storageErrorMessages } from '@/lib/shared/messages/service-errors'
import { isAuthErrorCode } from './auth-error-codes'
import { isErrorCode } from './error-codes'

/** The parts of the catalogue that have a name before their codes, as in `storage/quota_exceeded`. */
const TABLES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['auth', new Map(Object.entries(authErrorMessages))],
  ['storage', new Map(Object.entries(storageErrorMessages))],
  ['server', new Map(Object.entries(serverErrorMessages))],
])

/**
 * The text of any failure: that of its code in the catalogue, else its own message, else its JSON (first specification,
 * section 8). The message of an error from outside is not fit for everybody.
 */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return JSON.stringify(error) ?? String(error)
  const text = 'code' in error ? textOfCode(error.code) : undefined
  if (text !== undefined) return text
  return 'message' in error && typeof error.message === 'string' && error.message !== ''
    ? error.message
    : JSON.stringify(error)
}

/** The text of a code with or without the name of its part; `undefined` when the catalogue does not have it. */
export function textOfCode(code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined
  if (isAuthErrorCode(code) || isErrorCode(code)) return signInMessage(code)
  const [part = '', ...rest] = code.split('/')
  return TABLES.get(part)?.get(rest.join('/'))
}
