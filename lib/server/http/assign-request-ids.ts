import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { chooseRequestId, enterRequestContext, REQUEST_ID_HEADER } from './request-context'

const REQUEST_START = 'http.server.request.start'

/**
 * From now on each request that this process receives has an id, which its answer tells, and which every line of the
 * log carries that is written for it. Done before Next sees the request: pages have no other place that all pass.
 *
 * @returns ends it.
 */
export function assignRequestIds(trustedProxies: number): () => void {
  const name = (event: unknown) => {
    const { request, response } = (event ?? {}) as { readonly request?: unknown; readonly response?: unknown }
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    const id = chooseRequestId(request.headers[REQUEST_ID_HEADER], trustedProxies)
    request.headers[REQUEST_ID_HEADER] = id
    response.setHeader('X-Request-Id', id)
    // Holds until the next request of the connection, which comes here as well.
    enterRequestContext(id, response)
  }
  subscribe(REQUEST_START, name)
  return () => void unsubscribe(REQUEST_START, name)
}
