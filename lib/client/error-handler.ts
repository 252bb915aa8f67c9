import { isOnlyWarning, type SignInCode } from '@/lib/errors/auth-codes'

/** Takes what failed in the browser to the error service. */
export type ErrorHandler = (error: unknown) => void

let handler: ErrorHandler | undefined

/** Sets who is told of failures from now on; without one nobody is. */
export function setErrorHandler(next: ErrorHandler | undefined): void {
  handler = next
}

/** Tells the handler, if there is one, of a failed sign-in or registration, unless it is only worth a warning. */
export function reportFailure(error: unknown, code: SignInCode | undefined): void {
  if (code !== undefined && isOnlyWarning(code)) return
  handler?.(error)
}
