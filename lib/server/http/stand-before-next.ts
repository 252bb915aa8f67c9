import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Looks at a request before Next sees it: for a page, a call, a file or a socket.
 *
 * @returns whether it has answered, so that nobody else does.
 */
type Look = (request: IncomingMessage, answer: ServerResponse | Duplex) => boolean

/**
 * From now on every request that this process receives is looked at first. Who stands here later looks earlier.
 *
 * @returns ends it.
 */
export function standBeforeNext(look: Look): () => void {
  const { emit } = Server.prototype
  Server.prototype.emit = function lookedAt(this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'request' || event === 'upgrade' || event === 'checkContinue') {
      // Node promises a request to these events, and the answer or the socket beside it.
      const [request, answer] = args as [IncomingMessage, ServerResponse | Duplex]
      if (look(request, answer)) return true
    }
    return Reflect.apply(emit, this, [event, ...args])
  }
  return () => {
    Server.prototype.emit = emit
  }
}
