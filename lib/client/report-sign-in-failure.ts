import { isOnlyWarning, type SignInCode } from '@/lib/shared/errors/auth-error-codes'
import { reportError } from './error-handler'

/** Tells the handler, if there is one, of a failed sign-in or registration, unless it is only worth a warning. */
export function reportSignInFailure(error: unknown, code: SignInCode | undefined): void {
  if (code === undefined || !isOnlyWarning(code)) reportError(error)
}
