import { services } from '@/lib/server/services'
import { chooseRequestId, currentRequestId, REQUEST_ID_HEADER, runInRequestContext } from './request-context'

interface Call {
  readonly method: string
  readonly headers: Headers
  readonly nextUrl: { readonly pathname: string }
}

/** The values of the variable parts of a path, as Next gives them. */
type PathParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Has a call of the API answered, and writes the line of the access log. */
export async function withAccessLog(
  { method, headers, nextUrl: { pathname } }: Call,
  params: unknown,
  answer: () => Promise<Response>,
): Promise<Response> {
  const answerAndLog = async () => {
    const start = performance.now()
    const response = await answer()
    const ms = Math.round((performance.now() - start) * 10) / 10
    const route = routeOf(pathname, isPathParams(params) ? params : {})
    services().logger.info({ method, route, status: response.status, ms }, 'call answered')
    return response
  }
  if (currentRequestId() !== undefined) return answerAndLog()
  // A host that does not use Node's own server: see assign-request-ids.ts.
  const id = chooseRequestId(headers.get(REQUEST_ID_HEADER), services().network.trustedProxies)
  const response = await runInRequestContext(id, answerAndLog)
  response.headers.set(REQUEST_ID_HEADER, id)
  return response
}

/** The path with the names of its variable parts in place of their values, which may be somebody's. */
export function routeOf(pathname: string, params: PathParams): string {
  const names = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'string' ? [[decode(value), `[${name}]`] as const] : [],
  )
  const rest = Object.entries(params).find((entry): entry is [string, readonly string[]] => Array.isArray(entry[1]))
  const nameOf = new Map(names)
  const segments = pathname.split('/').map((segment) => nameOf.get(decode(segment)) ?? segment)
  return rest ? [...segments.slice(0, -rest[1].length), `[...${rest[0]}]`].join('/') : segments.join('/')
}

function isPathParams(value: unknown): value is PathParams {
  return typeof value === 'object' && value !== null
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) return segment
    throw error
  }
}
