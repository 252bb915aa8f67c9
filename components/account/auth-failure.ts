import { ApiError } from '@/lib/client/api'
import { reportSignInFailure } from '@/lib/client/report-sign-in-failure'
import { SignInError } from '@/lib/client/sign-in-error'
import { errorText } from '@/lib/shared/errors/error-text'
import { retryAfterOf } from '@/lib/shared/errors/retry-after'
import { retryAfterMessage, signInMessage } from '@/lib/shared/messages/auth-errors'
import { newPasswordRefusal } from '@/lib/shared/messages/password-weakness'
import type { AuthFailure } from './auth-flow'

/** What a sign-in or registration has thrown, told to the error service if that is to know of it. */
export function reportAuthFailure(error: unknown): AuthFailure {
  const failure = toFailure(error)
  reportSignInFailure(error, 'code' in failure ? failure.code : undefined)
  return failure
}

/** The text of a failure, with the time of the next try where that is known. */
export function failureText(failure: AuthFailure): string {
  if (!('code' in failure)) return failure.text
  if (failure.text !== undefined) return failure.text
  const { code, retryAfterSeconds } = failure
  const message = signInMessage(code)
  return retryAfterSeconds === undefined ? message : `${message} ${retryAfterMessage(retryAfterSeconds)}`
}

function toFailure(error: unknown): AuthFailure {
  if (error instanceof SignInError) return error.refusal
  if (error instanceof ApiError) {
    const retryAfterSeconds = retryAfterOf(error.details)
    if (error.code === 'weak-password') return { code: error.code, text: newPasswordRefusal(error.code, error.details) }
    return { code: error.code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  }
  return { text: errorText(error) }
}
