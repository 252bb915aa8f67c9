import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { services } from '@/lib/server/services'
import { answerCall } from './answer-call'
import { readBody } from './read-body'
import { toErrorResponse, toResponse } from './respond'
import { type RouteSpec, requireOwnOrigin } from './route'

interface RawInput {
  /** As it was sent: a signature is over every letter. */
  readonly body: string
  readonly headers: Headers
}

/**
 * Makes a route handler for another server, which shows by a signature over the raw body who it is. The answer is made as
 * that of `route` is; nothing else is asked of a call.
 */
export function rawRoute(
  spec: Required<Pick<RouteSpec, 'bodyLimitBytes'>>,
  handle: (input: RawInput) => Promise<unknown>,
) {
  const answer = async (request: NextRequest): Promise<Response> => {
    try {
      requireOwnOrigin(request)
      const body = await readBody(request, spec.bodyLimitBytes)
      return toResponse(await handle({ body, headers: request.headers }))
    } catch (error) {
      unstable_rethrow(error)
      return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
    }
  }
  const handler = async (request: NextRequest, context: { readonly params: Promise<unknown> }): Promise<Response> =>
    answerCall(request, await context.params, () => answer(request))
  return Object.assign(handler, { spec })
}
