/** What becomes of a search when Algolia does not answer it: it is unavailable, and nobody waits for long. */
import type { RequestListener } from 'node:http'
import { createAlgoliaSearch } from '@/lib/adapters/algolia-search'
import type { SearchIndex } from '@/lib/ports/search-index'
import { startAlgoliaServer } from '@/tests/support/algolia-server'
import { startLocalServer } from '@/tests/support/local-server'

const UNAVAILABLE = { code: 'unavailable', cause: expect.anything() }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

function indexAt(url: string): SearchIndex {
  const localHost = { host: '127.0.0.1', port: Number(new URL(url).port) }
  return createAlgoliaSearch({ appId: 'APP', adminKey: 'key', index: 'exercises', localHost })
}

const answering =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

const faults: readonly (readonly [string, RequestListener])[] = [
  ['never answers', () => {}],
  ['stops in the middle of an answer', (_request, response) => response.writeHead(200).write('{"hits":')],
  ['hangs up', (request) => request.socket.destroy()],
  ['does not know the key', answering(403, '{"message":"Invalid Application-ID or API key","status":403}')],
  ['has no such index', answering(404, '{"message":"Index exercises does not exist","status":404}')],
  ['has used up its quota', answering(429, '{"message":"Too many requests","status":429}', { 'retry-after': '60' })],
  ['fails', answering(500, 'Internal Server Error')],
  ['answers nonsense', answering(200, '<html></html>')],
  ['answers nothing', answering(200, '{}')],
  ['answers hits of another shape', answering(200, '{"nbHits":1,"hits":[{"objectID":"a"}]}')],
]

test.each(faults)('a service that %s makes a search unavailable within five seconds', async (_title, listener) => {
  const { url, stop } = await startLocalServer(listener)
  stops.push(stop)
  const start = performance.now()
  await expect(indexAt(url).search('tört', 10)).rejects.toMatchObject(UNAVAILABLE)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a service that is not there makes searching and publishing unavailable', async () => {
  const { url, stop } = await startLocalServer(() => {})
  await stop()
  await expect(indexAt(url).search('tört', 10)).rejects.toMatchObject(UNAVAILABLE)
  await expect(indexAt(url).replaceAll([])).rejects.toMatchObject(UNAVAILABLE)
})

test('a wrong key publishes nothing', async () => {
  const server = await startAlgoliaServer()
  stops.push(server.stop)
  await expect(indexAt(server.url).replaceAll([])).rejects.toMatchObject(UNAVAILABLE)
  expect(server.settings()).toBeUndefined()
})
