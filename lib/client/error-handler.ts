/** Takes what failed in the browser to the error service. @returns a reference that finds it there. */
export type ErrorHandler = (error: unknown) => string | undefined

let handler: ErrorHandler | undefined

/** Sets who is told of failures from now on; without one nobody is. */
export function setErrorHandler(next: ErrorHandler | undefined): void {
  handler = next
}

/** Tells the handler, if there is one. @returns a reference that a user can quote, if there is one. */
export function reportError(error: unknown): string | undefined {
  return handler?.(error)
}

/**
 * Tells the handler, if there is one, of what broke a page. What was thrown on the server has a digest, and has been
 * reported there.
 *
 * @returns a reference that a user can quote, if there is one.
 */
export function reportPageError(error: unknown): string | undefined {
  return digestOf(error) ?? reportError(error)
}

function digestOf(error: unknown): string | undefined {
  const hasDigest = error instanceof Error && 'digest' in error && typeof error.digest === 'string'
  return hasDigest ? (error.digest as string) : undefined
}
