import { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { SITE_URL } from './test-site'

interface Call {
  readonly method?: string
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string
  /** Sent in the session cookie, from a page of the site. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request as the site's routes get it from Next; a POST unless told otherwise. */
export function apiRequest(
  path: string,
  { method = 'POST', body, token, cookie, headers = {} }: Call = {},
): NextRequest {
  return new NextRequest(new URL(path, SITE_URL), {
    method,
    headers: {
      host: new URL(SITE_URL).host,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie: `${sessionCookieName(false)}=${cookie}`, origin: SITE_URL }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

export type Handler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; undefined when there is none. */
  readonly body: unknown
}

/** Calls a route handler as Next does. */
export async function call(handler: Handler, request: NextRequest, params: object = {}): Promise<Answer> {
  const response = await handler(request, { params: Promise.resolve(params) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}
