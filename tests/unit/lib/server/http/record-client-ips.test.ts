import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONNECTION_IP_HEADER } from '@/lib/server/http/client-ip'
import { recordClientIps } from '@/lib/server/http/record-client-ips'

test('a request carries the address of its connection, over what the client wrote', async () => {
  recordClientIps()
  const server = createServer((request, response) => response.end(String(request.headers[CONNECTION_IP_HEADER])))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this type.
  const { port } = server.address() as AddressInfo
  const headers = { [CONNECTION_IP_HEADER]: '6.6.6.6' }
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers }).then((response) => response.text())
  await new Promise((resolve) => server.close(resolve))
  expect(answer).toBe('127.0.0.1')
})
