import { isAuthErrorCode, type SignInCode } from './auth-error-codes'
import { isErrorCode } from './error-codes'

/** Why a sign-in failed, and in how many seconds it is worth another try, if that is known. */
export interface SignInRefusal {
  readonly code: SignInCode
  readonly retryAfterSeconds?: number
}

/** The query of the address that a failed sign-in ends at: `error` is next-auth's word for it, the rest is ours. */
export interface RefusalQuery {
  readonly error?: string | string[] | null
  readonly code?: string | string[] | null
  readonly retryAfter?: string | string[] | null
}

/** The types of next-auth's errors; what is wrong with the site's own configuration is none of the visitor's business. */
const CODE_BY_TYPE: ReadonlyMap<unknown, SignInCode> = new Map<string, SignInCode>([
  ['CredentialsSignin', 'invalid-login-credentials'],
  ['OAuthAccountNotLinked', 'account-exists-with-different-credential'],
  ['AccountNotLinked', 'account-exists-with-different-credential'],
  ['OAuthSignInError', 'unavailable'],
  ['OAuthCallbackError', 'invalid-credential'],
  ['OAuthProfileParseError', 'unavailable'],
  ['CallbackRouteError', 'invalid-credential'],
  ['InvalidCheck', 'invalid-credential'],
  ['Verification', 'invalid-credential'],
  ['EmailSignInError', 'invalid-credential'],
  ['WebAuthnVerificationError', 'invalid-credential'],
  ['MissingCSRF', 'invalid-user-token'],
  ['SessionTokenError', 'invalid-user-token'],
  ['JWTSessionError', 'invalid-user-token'],
  ['SignOutError', 'invalid-user-token'],
  ['AccessDenied', 'operation-not-allowed'],
  ['UnknownAction', 'operation-not-allowed'],
  ['InvalidProvider', 'operation-not-allowed'],
  ['UnsupportedStrategy', 'operation-not-allowed'],
  ['InvalidCallbackUrl', 'argument-error'],
  ['UntrustedHost', 'unauthorized-domain'],
  ['AdapterError', 'unavailable'],
  ['Configuration', 'internal'],
])

/** The code of one of next-auth's errors by its type; `internal` when we do not know it. */
export function codeOfType(type: unknown): SignInCode {
  return CODE_BY_TYPE.get(type) ?? 'internal'
}

/**
 * What the address of the login page says of a failed sign-in; `undefined` when it says nothing. Anybody can write such
 * an address, so nothing of it but known codes and a number is used.
 */
export function readRefusal({ error, code, retryAfter }: RefusalQuery): SignInRefusal | undefined {
  if (!error) return undefined
  const seconds = Number(retryAfter)
  const isWait = Number.isInteger(seconds) && seconds > 0 && seconds <= 24 * 60 * 60
  return {
    code: toCode(code) ?? (code ? 'internal' : (toCode(error) ?? codeOfType(error))),
    ...(isWait && { retryAfterSeconds: seconds }),
  }
}

function toCode(value: unknown): SignInCode | undefined {
  return isAuthErrorCode(value) || isErrorCode(value) ? value : undefined
}
