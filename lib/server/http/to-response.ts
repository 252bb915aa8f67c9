import { z } from 'zod'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { retryAfterOf } from '@/lib/shared/errors/retry-after'
import { errorMessages } from '@/lib/shared/messages/errors'
import { statusByCode } from './status-by-code'

const NO_STORE = 'no-store'

export class AnswerWithHeaders<Result> {
  constructor(
    readonly result: Result,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** What a handler gives, with headers of its own. */
export function withHeaders<const Result>(result: Result, headers: Readonly<Record<string, string>>) {
  return new AnswerWithHeaders(result, headers)
}

/** 200 with the result as JSON, or 204 when there is none; a whole response is that itself. */
export function toResponse(result: unknown, cacheControl = NO_STORE): Response {
  if (result instanceof Response) return result
  if (result instanceof AnswerWithHeaders) {
    const response = toResponse(result.result, cacheControl)
    for (const [name, value] of Object.entries(result.headers)) response.headers.set(name, value)
    return response
  }
  const headers = { 'Cache-Control': cacheControl }
  return result === undefined ? new Response(null, { status: 204, headers }) : Response.json(result, { headers })
}

/**
 * Holds what a handler gives to what its call declares. A response that is made as it is sent cannot be, nor one of a
 * route that is no call and declares no answer.
 *
 * @throws Error that names the places that do not fit.
 */
export function requireDeclaredAnswer(
  { answer, streams }: { readonly answer?: z.ZodType; readonly streams?: true },
  given: unknown,
): void {
  const result = given instanceof AnswerWithHeaders ? given.result : given
  if (result instanceof Response && (streams || !answer)) return
  const parsed = (answer ?? z.undefined()).safeParse(result)
  if (!parsed.success) throw new Error(`the answer is not what its call declares: ${z.prettifyError(parsed.error)}`)
}

/** The answer to a failure; what is our own fault is reported here, once. */
export function toErrorResponse(error: unknown, errorReporter: ErrorReporter, path: string): Response {
  const code: ErrorCode = error instanceof AppError ? error.code : 'internal'
  const reference = statusByCode[code] >= 500 ? errorReporter.report(error, { path }) : undefined
  const details = code === 'internal' ? { reference } : detailsOf(error)
  const body = { error: { code, message: errorMessages[code], ...(details !== undefined && { details }) } }
  return Response.json(body, {
    status: statusByCode[code],
    headers: { 'Cache-Control': NO_STORE, ...retryAfter(error) },
  })
}

function detailsOf(error: unknown): unknown {
  return error instanceof AppError ? error.details : undefined
}

function retryAfter(error: unknown): Record<string, string> {
  if (!hasCode(error, 'too-many-requests')) return {}
  return { 'Retry-After': String(retryAfterOf(error.details) ?? 60) }
}
