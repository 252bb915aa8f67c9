import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Delivery {
  readonly from: string
  readonly to: readonly string[]
  readonly user: string | undefined
  readonly isEncrypted: boolean
  readonly source: string
}

/** A real mail server on a free port of this machine, which keeps what it is given. */
export interface LocalSmtpServer {
  readonly port: number
  readonly deliveries: readonly Delivery[]
  /** How many connections were made. */
  connections(): number
  /** Ends all connections, as servers do that have waited long enough. */
  hangUp(): void
  stop(): Promise<void>
}

/** @param options of the server: its certificate is one of its own, that nobody vouches for. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<LocalSmtpServer> {
  const deliveries: Delivery[] = []
  let connected = 0
  const server = new SMTPServer({
    authOptional: true,
    // Also keeps it from warning that its certificate is nobody's.
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connected += 1
      done()
    },
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope
        deliveries.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          isEncrypted: session.secure,
          source,
        })
        done()
      }, done)
    },
    ...options,
  })
  // Clients that do not trust its certificate go away, which it takes for an error.
  server.on('error', () => undefined)
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { port: address.port, deliveries, connections: () => connected, hangUp, stop }
}
