import { AuthError, type NextAuthConfig } from 'next-auth'
import { services } from '@/lib/server/services'
import { isOnlyWarning, type SignInCode } from '@/lib/shared/errors/auth-error-codes'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import type { AuthRequestContext } from './auth-request-context'

/** What is the fault of the site, of its configuration or of a service behind it; the rest is that of who signs in. */
const FAULTS: readonly SignInCode[] = [
  'internal',
  'unavailable',
  'app-not-authorized',
  'invalid-api-key',
  'argument-error',
  'operation-not-allowed',
]

/** Takes what next-auth tells of a request: its failure, and what the visitor does not notice beside it. */
export function authLogger(context: AuthRequestContext): NonNullable<NextAuthConfig['logger']> {
  const { logger, errorReporter } = services()
  return {
    error(error) {
      const type = typeOf(error)
      if (type === 'EventError' || type === 'SignOutError') errorReporter.report(causeOf(error), { type })
      // A session that had ended before.
      else if (type === 'JWTSessionError') logger.warn({ type }, 'session refused')
      else context.failure ??= error
    },
    warn: (code) => logger.warn({ code }, 'next-auth warning'),
    debug: () => undefined,
  }
}

/** Tells the error service of a failed sign-in: faults as reports, other refusals as notices, warnings not at all. */
export function reportRefusal(failure: Error, { code }: SignInRefusal): void {
  const { logger, errorReporter } = services()
  const type = typeOf(failure)
  if (FAULTS.includes(code)) errorReporter.report(causeOf(failure), { type, code })
  else if (isOnlyWarning(code)) logger.warn({ type, code }, 'sign-in refused')
  else errorReporter.notify('sign-in refused', { type, code })
}

function typeOf(error: Error): string {
  return error instanceof AuthError ? error.type : error.name
}

function causeOf(error: Error): Error {
  return (error instanceof AuthError && error.cause?.err) || error
}
