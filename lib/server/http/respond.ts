import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import type { ErrorCode } from '@/lib/shared/errors/codes'
import { retryAfterOf } from '@/lib/shared/errors/retry-after'
import { errorMessages } from '@/lib/shared/messages/errors'
import { statusByCode } from './status'

const NO_STORE = 'no-store'

/** 200 with the result as JSON, or 204 when there is none; a whole response, for headers of its own, is that itself. */
export function toResponse(result: unknown, cacheControl = NO_STORE): Response {
  if (result instanceof Response) return result
  const headers = { 'Cache-Control': cacheControl }
  return result === undefined ? new Response(null, { status: 204, headers }) : Response.json(result, { headers })
}

/** The same with headers of its own. */
export function withHeaders(result: unknown, headers: Readonly<Record<string, string>>): Response {
  const response = toResponse(result)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
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
