import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export interface LocalServer {
  /** Its origin, without a slash at the end. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts an HTTP server on a free port of this machine. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}
