import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assignRequestIds } from '@/lib/server/http/assign-request-ids'
import { currentRequestId, markAnswerAsFailed } from '@/lib/server/http/request-context'

/** Answers with the id that work has which was begun by the request. */
const server = createServer(async (_, response) => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  response.end(String(currentRequestId()))
})

let stopNaming: () => void

beforeAll(async () => {
  stopNaming = assignRequestIds(1)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  stopNaming()
  server.close()
})

async function ask(path = '/', headers: Record<string, string> = {}) {
  // A server that listens on TCP has an address of this type.
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { header: response.headers.get('x-request-id'), inside: await response.text() }
}

test('each request has an id of its own, which its answer tells', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(answers.filter(({ header, inside }) => header !== inside)).toEqual([])
  expect(new Set(answers.map(({ header }) => header)).size).toBe(20)
})

test('requests on one connection have nothing of each other', async () => {
  const [first, second] = [await ask(), await ask()]
  expect(first.inside).not.toBe(second.inside)
  expect(second.inside).toBe(second.header)
})

test('takes the id that a proxy has given', async () => {
  expect(await ask('/', { 'x-request-id': 'from-the-proxy_1' })).toMatchObject({
    header: 'from-the-proxy_1',
    inside: 'from-the-proxy_1',
  })
})

test('an answer whose status is not on its way yet can say that the site has failed', async () => {
  const failing = createServer(async (_, response) => {
    await Promise.resolve()
    markAnswerAsFailed()
    response.write('a')
    // Too late, and no fault.
    markAnswerAsFailed()
    response.end('b')
  })
  await once(failing.listen(0, '127.0.0.1'), 'listening')
  const { port } = failing.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect([response.status, await response.text()]).toEqual([500, 'ab'])
  failing.close()
})
