import { type IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { findRefusal, type Openness } from './find-refusal'
import { refusalAnswer } from './refusal-answer'

/**
 * From now on this process answers only requests that may reach the site as it is set up: every one of them, for pages,
 * calls, files and sockets, before Next sees it. A server that knows demo accounts is otherwise one forgotten variable
 * away from the internet.
 *
 * @returns ends it.
 */
export function guardRequests(openness: Openness): () => void {
  const { emit } = Server.prototype
  Server.prototype.emit = function guarded(this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'request' && event !== 'upgrade' && event !== 'checkContinue') return pass.call(this, event, args)
    // Node promises a request to these events, and the answer or the socket beside it.
    const [request, other] = args as [IncomingMessage, ServerResponse | Duplex]
    const refusal = findRefusal(openness, request)
    if (refusal === undefined) return pass.call(this, event, args)
    const { status, headers, body } = refusalAnswer(refusal, request.url ?? '/')
    if (other instanceof ServerResponse) other.writeHead(status, { ...headers, Connection: 'close' }).end(body)
    else other.end(`HTTP/1.1 ${status} Forbidden\r\nConnection: close\r\n\r\n`)
    return true
  }
  return () => {
    Server.prototype.emit = emit
  }

  function pass(this: Server, event: string | symbol, args: readonly unknown[]): boolean {
    return Reflect.apply(emit, this, [event, ...args])
  }
}
