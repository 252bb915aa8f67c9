import type { z } from 'zod'
import type { Calls } from '@/app/api/_calls/all-calls'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { type ErrorCode, isErrorCode } from '@/lib/shared/errors/error-codes'
import { isRecord } from '@/lib/shared/is-record'

/** A failed call of the API, as the browser sees it. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: unknown

  constructor(status: number, code: ErrorCode, details?: unknown, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Whether a call has failed with this code. */
export function hasFailedWith(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code
}

/**
 * What was thrown, as a failed call. Anything else is a fault of the program, which counts as `internal`, and is thrown
 * once more where nobody catches it, for who watches over errors.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  void Promise.reject(error)
  return new ApiError(0, 'internal', undefined, { cause: error })
}

type Part<Spec, Name extends 'params' | 'query' | 'body'> = Spec extends {
  readonly [Each in Name]: infer Schema extends z.ZodType
}
  ? { readonly [Each in Name]: DeepReadonly<z.input<Schema>> }
  : unknown

/** What a call takes, as its route declares it. */
export type InputOf<Key extends keyof Calls> = Part<Calls[Key], 'params'> &
  Part<Calls[Key], 'query'> &
  Part<Calls[Key], 'body'> & { readonly signal?: AbortSignal | undefined; readonly keepalive?: boolean | undefined }

/** What a call answers, as its route declares it. */
export type AnswerOf<Key extends keyof Calls> = Calls[Key] extends { readonly answer: infer Answer extends z.ZodType }
  ? DeepReadonly<z.output<Answer>>
  : undefined

/** Without anything that has to be said, nothing need be said. */
type Arguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** It is still sent when the page goes meanwhile; browsers do so for some ten kilobytes. */
  readonly keepalive?: boolean | undefined
}

interface Address {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** A call that has not been answered after this long counts as lost. */
const TIMEOUT_MS = 20_000

/**
 * Calls the site's API by method and path, and gives the parsed answer, `undefined` for 204. Both its input and its answer
 * have the types of the route's own schemas, to which the server holds them.
 *
 * @throws ApiError with the code of the answer, or `network-request-failed` when none came.
 */
export async function callApi<Key extends keyof Calls>(
  key: Key,
  ...[input]: Arguments<InputOf<Key>>
): Promise<AnswerOf<Key>> {
  const { params = {}, query = {}, ...sent }: Sent & Address = input ?? {}
  const [method = '', template = ''] = key.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const fields = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const search = fields.length > 0 ? `?${new URLSearchParams(fields)}` : ''
  return request<AnswerOf<Key>>(method, `${path}${search}`, sent)
}

/**
 * Calls what lies at a path below `/api`: next-auth's own routes, of whose answers the caller names the type.
 *
 * @throws ApiError as above.
 */
export async function request<Result>(method: string, path: string, sent: Sent = {}): Promise<Result> {
  const response = await send(method, path, sent)
  // The route says by 204 that it has nothing to tell, which its caller's type then says too.
  if (response.status === 204) return undefined as Result
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => undefined))
  try {
    return (await response.json()) as Result
  } catch (cause) {
    // Cut off on the way, or the page of a network that wants one to sign in first.
    throw lost(cause)
  }
}

async function send(method: string, path: string, { body, headers, signal, keepalive }: Sent): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
      signal: signal ? eitherOf(signal, timeout) : timeout,
    })
  } catch (cause) {
    throw lost(cause)
  }
}

function lost(cause: unknown): ApiError {
  return new ApiError(0, 'network-request-failed', undefined, { cause })
}

/** Aborted with the first of the two. Safari has `AbortSignal.any` only since 17.4, and Next supports older ones. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    else signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}

function refusalOf(status: number, payload: unknown): ApiError {
  const error = isRecord(payload) && isRecord(payload.error) ? payload.error : {}
  return new ApiError(status, isErrorCode(error.code) ? error.code : 'internal', error.details)
}
