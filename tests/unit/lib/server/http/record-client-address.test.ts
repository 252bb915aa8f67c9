import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONNECTION_ADDRESS_HEADER } from '@/lib/server/http/client-address'
import { recordClientAddresses } from '@/lib/server/http/record-client-address'

test('a request carries the address of its connection, over what the client wrote', async () => {
  recordClientAddresses()
  const server = createServer((request, response) => response.end(String(request.headers[CONNECTION_ADDRESS_HEADER])))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this type.
  const { port } = server.address() as AddressInfo
  const headers = { [CONNECTION_ADDRESS_HEADER]: '6.6.6.6' }
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers }).then((response) => response.text())
  await new Promise((resolve) => server.close(resolve))
  expect(answer).toBe('127.0.0.1')
})
