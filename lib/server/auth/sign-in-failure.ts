import { AuthError, CredentialsSignin } from 'next-auth'
import { AppError } from '@/lib/shared/errors/app-error'
import type { SignInCode } from '@/lib/shared/errors/auth-error-codes'
import { retryAfterOf } from '@/lib/shared/errors/retry-after'
import { codeOfType, type SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'

/** Refuses a sign-in for a reason that its page tells. Next-auth lets only errors of this class carry a code there. */
export class SignInFailure extends CredentialsSignin {
  override readonly code: SignInCode

  constructor(code: SignInCode, cause?: Error) {
    super()
    if (cause) this.cause = { err: cause }
    this.code = code
  }
}

/**
 * Why next-auth gave up a sign-in.
 *
 * @param providerError what the social provider has put into `error` of the address that it sent the browser to.
 */
export function refusalOf(error: Error, providerError: string | null): SignInRefusal {
  const cause = error instanceof AuthError ? error.cause?.err : error
  const retryAfterSeconds = cause instanceof AppError ? retryAfterOf(cause.details) : undefined
  return { code: codeOf(error, cause, providerError), ...(retryAfterSeconds && { retryAfterSeconds }) }
}

function codeOf(error: Error, cause: Error | undefined, providerError: string | null): SignInCode {
  if (error instanceof SignInFailure) return error.code
  const type = error instanceof AuthError ? error.type : undefined
  if (type === 'OAuthCallbackError') return CODE_BY_PROVIDER_ERROR.get(providerError) ?? 'invalid-credential'
  return (cause && codeOfCause(cause)) ?? codeOfType(type)
}

/** The errors of OAuth 2.0 (RFC 6749, 4.1.2.1) and OpenID Connect; who does not agree there has changed their mind. */
const CODE_BY_PROVIDER_ERROR: ReadonlyMap<string | null, SignInCode> = new Map([
  ['access_denied', 'cancelled-popup-request'],
  ['consent_required', 'cancelled-popup-request'],
  ['interaction_required', 'cancelled-popup-request'],
  ['login_required', 'cancelled-popup-request'],
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['unauthorized_client', 'app-not-authorized'],
  ['invalid_client', 'app-not-authorized'],
  ['invalid_request', 'argument-error'],
  ['invalid_scope', 'argument-error'],
])

/** What stands behind an error of next-auth: ours, the network's, or that of its OAuth library, told by its `code`. */
function codeOfCause(cause: Error): SignInCode | undefined {
  if (cause instanceof AppError) return cause.code
  if (cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.message === 'fetch failed')) {
    return 'unavailable'
  }
  switch ('code' in cause ? cause.code : undefined) {
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
      return 'unavailable'
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return 'app-not-authorized'
    case 'OAUTH_RESPONSE_BODY_ERROR':
      return CODE_BY_PROVIDER_ERROR.get('error' in cause ? String(cause.error) : null)
    default:
      return undefined
  }
}
