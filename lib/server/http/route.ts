import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { SignedInUser } from '@/lib/domain/account/model'
import { isA } from '@/lib/domain/account/permissions'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { RateLimit } from '@/lib/ports/rate-limiter'
import { findCaller, requireUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { answerCall } from './answer-call'
import { clientAddress } from './client-address'
import { mayUseCookieSession } from './own-origin'
import { parseInput, parseJson } from './parse-input'
import { readBody } from './read-body'
import { toErrorResponse, toResponse } from './respond'

export type Schema = z.ZodType | undefined
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined
/** `verified` also asks for a confirmed e-mail address; `optional` takes visitors as well. */
export type Access = 'user' | 'verified' | 'optional' | undefined

/** A limit that is counted per account or per client address. */
export interface RouteLimit extends RateLimit {
  readonly per: 'user' | 'client'
}

/** What a route asks of a call, which its handler carries as `spec`: the API's document is made of it. */
export interface RouteSpec<
  A extends Access = Access,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
> {
  readonly auth?: A
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly limits?: readonly RouteLimit[]
  /** How long a body may be; 32 KiB without one. */
  readonly bodyLimitBytes?: number
  /** How long a successful answer may be kept; only for what is the same for everyone. Without it, not at all. */
  readonly cacheControl?: string
}

type CallerOf<A extends Access> = A extends 'user' | 'verified'
  ? SignedInUser
  : A extends 'optional'
    ? SignedInUser | undefined
    : undefined

interface RouteInput<A extends Access, P extends Schema, Q extends Schema, B extends Schema> {
  readonly user: CallerOf<A>
  readonly params: Parsed<P>
  readonly query: Parsed<Q>
  readonly body: Parsed<B>
  /** For what the session of the call is asked for again. */
  readonly headers: Headers
  /** For limits that the domain keeps itself. */
  readonly clientAddress: string
}

/** What Next gives beside the request. */
interface RouteContext {
  readonly params: Promise<unknown>
}

/**
 * Makes a route handler: checks the origin, who is calling, the limits and the input, in this order, and answers with
 * the result as JSON, with 204 for `undefined`, or with the code of what was thrown. Who is calling is asked when the
 * whole body is there: whoever held it back could act with a session that has ended meanwhile.
 */
export function route<
  A extends Access = undefined,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(spec: RouteSpec<A, P, Q, B>, handle: (input: RouteInput<A, P, Q, B>) => Promise<unknown>) {
  const answer = async (request: NextRequest, context: RouteContext): Promise<Response> => {
    try {
      requireOwnOrigin(request)
      // A body is read even when it is not wanted, so that its size is always checked.
      const text = request.method === 'GET' ? '' : await readBody(request, spec.bodyLimitBytes)
      const user = await authenticate(spec.auth, request.headers)
      const address = clientAddress(request.headers, services().network.trustedProxies)
      for (const limit of limitsFor(spec, user)) await countUse(limit, user, address)
      const input = {
        user,
        params: spec.params && parseInput(spec.params, await context.params),
        query: spec.query && parseInput(spec.query, Object.fromEntries(request.nextUrl.searchParams)),
        body: spec.body && parseInput(spec.body, parseJson(text, request.headers.get('content-type'))),
        headers: request.headers,
        clientAddress: address,
      }
      // TypeScript cannot relate a value to a type that depends on which schemas were given.
      return toResponse(await handle(input as RouteInput<A, P, Q, B>), spec.cacheControl)
    } catch (error) {
      unstable_rethrow(error)
      return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
    }
  }
  const handler = async (request: NextRequest, context: RouteContext): Promise<Response> =>
    answerCall(request, await context.params, () => answer(request, context))
  return Object.assign(handler, { spec })
}

/** @throws AppError `forbidden` when another site uses the session of a visitor. */
export function requireOwnOrigin(request: NextRequest): void {
  const cookieNames = request.cookies.getAll().map(({ name }) => name)
  if (!mayUseCookieSession(request, cookieNames, services().site.url)) throw new AppError('forbidden')
}

async function authenticate(access: Access, headers: Headers): Promise<SignedInUser | undefined> {
  if (access === undefined) return undefined
  if (access === 'optional') return findCaller(headers)
  const user = await requireUser(headers)
  if (!isA(access, user)) throw new AppError('email-not-verified')
  return user
}

/** Visitors have no account that a limit could count for. */
function limitsFor(
  { auth, limits = [] }: { readonly auth?: Access; readonly limits?: readonly RouteLimit[] },
  user: SignedInUser | undefined,
): readonly RouteLimit[] {
  return auth === 'optional' && !user ? limits.filter(({ per }) => per === 'client') : limits
}

async function countUse(limit: RouteLimit, user: SignedInUser | undefined, address: string): Promise<void> {
  const key = limit.per === 'client' ? address : user?.uid
  if (key === undefined) throw new Error(`the limit ${limit.name} counts per user, but the route takes anyone`)
  await requireWithinLimit(services().rateLimiter, limit, key)
}
