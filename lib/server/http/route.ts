import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import type { SignedInUser } from '@/lib/domain/account/model'
import { hasRole } from '@/lib/domain/account/permissions'
import type { Caller } from '@/lib/domain/account/sessions'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import { findCaller, requireCaller } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { clientIp } from './client-ip'
import { passesCsrfCheck } from './csrf-check'
import type { Access, Declaration, Demands, RouteInput, RouteLimit, RouteResult } from './declaration'
import { parseBody, parseInput } from './parse-input'
import { readBody } from './read-body'
import { requireDeclaredAnswer, toErrorResponse, toResponse } from './to-response'
import { withAccessLog } from './with-access-log'

/** What Next gives beside the request. */
interface RouteContext {
  readonly params: Promise<unknown>
}

/** A handler as Next calls it. */
export type RouteHandler = (request: NextRequest, context: RouteContext) => Promise<Response>

/** Makes the handler of a call from its declaration, which it carries from then on; `handlerOf` says what it does. */
export function route<const Spec extends Declaration>(
  spec: Spec,
  handle: (input: RouteInput<Spec>) => Promise<RouteResult<Spec>>,
): RouteHandler & { readonly spec: Spec } {
  return Object.assign(handlerOf(spec, handle), { spec })
}

/**
 * Makes a route handler: checks the origin, who is calling, the limits and the input, in this order, and answers with
 * the result as JSON, with 204 for `undefined`, or with the code of what was thrown. Who is calling is asked when the
 * whole body is there: whoever held it back could act with a session that has ended meanwhile.
 */
export function handlerOf<const Spec extends Demands>(
  spec: Spec,
  handle: (input: RouteInput<Spec>) => Promise<RouteResult<Spec> | Response>,
): RouteHandler {
  return answering(spec, async (request, context) => {
    // A body is read even when it is not wanted, so that its size is always checked.
    const text = request.method === 'GET' ? '' : await readBody(request, spec.bodyLimitBytes)
    const caller = await authenticate(spec.auth, request.headers)
    const user = caller?.user
    const address = clientIp(request.headers, services().network.trustedProxies)
    for (const limit of limitsFor(spec, user)) await countUse(limit, user, address)
    const input = {
      user,
      session: caller?.session,
      params: spec.params && parseInput(spec.params, await context.params),
      query: spec.query && parseInput(spec.query, Object.fromEntries(request.nextUrl.searchParams)),
      body: spec.body && parseBody(spec.body, text, request.headers.get('content-type')),
      headers: request.headers,
      clientIp: address,
    }
    // TypeScript cannot relate a value to a type that depends on which schemas were given.
    return handle(input as RouteInput<Spec>)
  })
}

interface RawInput {
  /** As it was sent: a signature is over every letter. */
  readonly body: string
  readonly headers: Headers
}

/**
 * Makes the handler of a call for another server, which shows by a signature over the raw body who it is. The answer is
 * made as that of `route` is; nothing else is asked of a call.
 */
export function rawRoute<const Spec extends Declaration>(
  spec: Spec,
  handle: (input: RawInput) => Promise<RouteResult<Spec>>,
): RouteHandler & { readonly spec: Spec } {
  const handler = answering(spec, async (request) => {
    const body = await readBody(request, spec.bodyLimitBytes)
    return handle({ body, headers: request.headers })
  })
  return Object.assign(handler, { spec })
}

function answering(
  spec: Demands,
  work: (request: NextRequest, context: RouteContext) => Promise<unknown>,
): RouteHandler {
  const answer = async (request: NextRequest, context: RouteContext): Promise<Response> => {
    try {
      requireSameOrigin(request)
      const result = await work(request, context)
      if (services().checksAnswers) requireDeclaredAnswer(spec, result)
      return toResponse(result, spec.cacheControl)
    } catch (error) {
      unstable_rethrow(error)
      return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
    }
  }
  return async (request, context) => withAccessLog(request, await context.params, () => answer(request, context))
}

/** @throws AppError `forbidden` when another site uses the session of a visitor. */
function requireSameOrigin(request: NextRequest): void {
  const cookieNames = request.cookies.getAll().map(({ name }) => name)
  if (!passesCsrfCheck(request, cookieNames, services().site.url)) throw new AppError('forbidden')
}

async function authenticate(access: Access, headers: Headers): Promise<Caller | undefined> {
  if (access === undefined) return undefined
  if (access === 'optional') return findCaller(headers)
  const caller = await requireCaller(headers)
  if (hasRole(access, caller.user)) return caller
  throw new AppError(caller.user.emailVerified ? 'parental-consent-missing' : 'email-not-verified')
}

/** Visitors have no account that a limit could count for. */
function limitsFor({ auth, limits = [] }: Demands, user: SignedInUser | undefined): readonly RouteLimit[] {
  return auth === 'optional' && !user ? limits.filter(({ per }) => per === 'client') : limits
}

async function countUse(limit: RouteLimit, user: SignedInUser | undefined, address: string): Promise<void> {
  const key = limit.per === 'client' ? address : user?.uid
  if (key === undefined) throw new Error(`the limit ${limit.name} counts per user, but the route takes anyone`)
  await requireWithinLimit(services().rateLimiter, limit, key)
}
