import type { ErrorCode } from './error-codes'

/** The authentication errors of the specification's catalogue (first document, section 8), in its order. */
export const catalogueCodes = [
  'invalid-login-credentials',
  'invalid-email',
  'email-already-in-use',
  'user-not-found',
  'wrong-password',
  'app-deleted',
  'app-not-authorized',
  'argument-error',
  'invalid-api-key',
  'invalid-user-token',
  'id-token-revoked',
  'network-request-failed',
  'operation-not-allowed',
  'requires-recent-login',
  'too-many-requests',
  'unauthorized-domain',
  'user-disabled',
  'user-token-expired',
  'web-storage-unsupported',
  'account-exists-with-different-credential',
  'auth-domain-config-required',
  'cancelled-popup-request',
  'operation-not-supported-in-this-environment',
  'popup-blocked',
  'popup-closed-by-user',
  'invalid-credential',
  'weak-password',
] as const

/** What the catalogue has no code for. */
const ownCodes = [
  'provider-email-missing',
  'provider-email-unverified',
  // No account, or no session, came of what had seemed to succeed (section 5).
  'create-user-failed',
  'sign-in-failed',
  'sso-sign-in-failed',
] as const

export const authErrorCodes = [...catalogueCodes, ...ownCodes] as const

export type AuthErrorCode = (typeof authErrorCodes)[number]

/** Why a sign-in did not come about: an authentication error, or whatever else the API answers. */
export type SignInCode = AuthErrorCode | ErrorCode

/** The failures that are people's own, or their browser's: they are logged as warnings and reach no error service. */
const WARNINGS: readonly SignInCode[] = [
  'cancelled-popup-request',
  'invalid-login-credentials',
  'popup-blocked',
  'popup-closed-by-user',
  'weak-password',
  'email-already-in-use',
]

/** Whether a failed sign-in or registration is only worth a warning (first specification, section 8). */
export function isOnlyWarning(code: SignInCode): boolean {
  return WARNINGS.includes(code)
}

/** Tells whether a value from outside is an authentication error. */
export function isAuthErrorCode(value: unknown): value is AuthErrorCode {
  return (authErrorCodes as readonly unknown[]).includes(value)
}
