import { AuthError } from 'next-auth'
import { services } from '@/lib/server/services'
import { isOnlyWarning, type SignInCode } from '@/lib/shared/errors/auth-codes'
import type { Attempt } from './attempt'
import { refusalOf } from './sign-in-failure'

/** What is the fault of the site, of its configuration or of a service behind it; the rest is that of who signs in. */
const FAULTS: readonly SignInCode[] = [
  'internal',
  'unavailable',
  'app-not-authorized',
  'invalid-api-key',
  'argument-error',
  'operation-not-allowed',
]

/** Failures that the visitor does not notice: something beside the sign-in, or a session that had ended before. */
const ASIDE: Readonly<Record<string, 'report' | 'warn'>> = {
  EventError: 'report',
  SignOutError: 'report',
  JWTSessionError: 'warn',
  UnknownAction: 'warn',
}

/**
 * Notes a failure that next-auth tells of, and passes on what the error service is to know: faults as reports, other
 * refusals as notices, and those that the specification names as neither.
 */
export function takeFailure(attempt: Attempt, error: Error): void {
  const { logger, errorReporter } = services()
  const type = error instanceof AuthError ? error.type : error.name
  const cause = error instanceof AuthError ? (error.cause?.err ?? error) : error
  const aside = ASIDE[type]
  if (aside === 'report') errorReporter.report(cause, { type })
  if (aside === 'warn') logger.warn({ type }, 'sign-in route refused')
  // Next-auth tells of a failed adapter there, and again where it gives up.
  if (aside || attempt.refusal) return
  attempt.refusal = refusalOf(error, attempt.providerError)
  const { code } = attempt.refusal
  if (FAULTS.includes(code)) errorReporter.report(cause, { type, code })
  else if (isOnlyWarning(code)) logger.warn({ type, code }, 'sign-in refused')
  else errorReporter.notify('sign-in refused', { type, code })
}
