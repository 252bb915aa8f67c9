import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { isRecord } from '@/lib/shared/is-record'
import { CONNECTION_IP_HEADER } from './client-ip'

/**
 * From now on each request that this process receives carries the address of its connection. Next tells handlers only
 * X-Forwarded-For, and leaves there whatever a client wrote.
 */
export function recordClientIps(): void {
  subscribe('http.server.request.start', (event) => {
    const request = isRecord(event) ? event.request : undefined
    if (!(request instanceof IncomingMessage)) return
    request.headers[CONNECTION_IP_HEADER] = request.socket.remoteAddress ?? ''
  })
}
