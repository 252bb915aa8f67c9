import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** The HTTP status of each error code, as the API's table of failures says. */
export const statusByCode = {
  'invalid-request': 400,
  'invalid-email': 400,
  'weak-password': 400,
  'consent-required': 400,
  'invalid-token': 400,
  unauthenticated: 401,
  'invalid-login-credentials': 401,
  'payment-declined': 402,
  forbidden: 403,
  'limit-reached': 403,
  'email-not-verified': 403,
  'user-disabled': 403,
  'wrong-password': 403,
  'admin-only-deletion': 403,
  'captcha-failed': 400,
  'not-found': 404,
  'user-not-found': 404,
  'email-already-in-use': 409,
  conflict: 409,
  'payload-too-large': 413,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'network-request-failed': 503,
} satisfies Record<ErrorCode, number>
