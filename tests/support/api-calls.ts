import { allCalls, type Calls } from '@/app/api/_calls/all-calls'
import { GET as describeApi } from '@/app/api/openapi.json/route'
import type { Declaration } from '@/lib/server/http/declaration'
import type { RouteHandler } from '@/lib/server/http/route'

/** Method and path of a call, e.g. `POST /exercise/{id}/check`. */
export type CallKey = keyof Calls | 'GET /openapi.json'

/** A call of the API with its handler. */
export interface ApiCall {
  readonly name: CallKey
  readonly spec: Declaration
  readonly handler: RouteHandler
}

/** Every call of the API but next-auth's own. */
export const apiCalls: readonly ApiCall[] = [...allCalls, describeApi].map((handler) => {
  const { spec } = handler
  // Each of the union is such a key; of a template of unions TypeScript makes every combination.
  return { name: `${spec.method} ${spec.path}` as CallKey, spec, handler }
})
