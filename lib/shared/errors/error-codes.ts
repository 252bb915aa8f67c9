/**
 * Every error code that the API answers or a page shows. A code is stable; its Hungarian text is in
 * `lib/shared/messages/errors.ts`, its HTTP status in `lib/server/http/status-by-code.ts`. A new code does not compile until it has both.
 */
export const errorCodes = [
  'invalid-request',
  'invalid-email',
  'weak-password',
  'consent-required',
  'invalid-birth-year',
  'invalid-parent-email',
  'own-parent-email',
  'invalid-token',
  'unauthenticated',
  'invalid-login-credentials',
  'payment-declined',
  'forbidden',
  'limit-reached',
  'email-not-verified',
  'parental-consent-missing',
  'user-disabled',
  'wrong-password',
  'reauthentication-required',
  'admin-only-deletion',
  'captcha-failed',
  'not-found',
  'user-not-found',
  'email-already-in-use',
  'conflict',
  'payload-too-large',
  'too-many-requests',
  'internal',
  'unavailable',
  'network-request-failed',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Tells whether a value from outside is one of our codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return (errorCodes as readonly unknown[]).includes(value)
}
