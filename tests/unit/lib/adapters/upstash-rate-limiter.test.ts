/** What becomes of a use when Upstash does not count it: nobody passes, and nobody waits for long. */
import type { RequestListener } from 'node:http'
import { createUpstashRateLimiter } from '@/lib/adapters/upstash-rate-limiter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { startLocalServer } from '@/tests/support/local-server'

const LIMIT = { name: 'tries', limit: 2, windowSeconds: 60 }
const UNAVAILABLE = { code: 'unavailable', cause: expect.anything() }

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

function limiterAt(url: string): RateLimiter {
  return createUpstashRateLimiter({ url, token: 'x', prefix: 'site', secret: 'a secret' })
}

const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body)

const faults: readonly (readonly [string, RequestListener])[] = [
  ['never answers', () => {}],
  ['stops in the middle of an answer', (_request, response) => response.writeHead(200).write('[{"result":')],
  ['hangs up', (request) => request.socket.destroy()],
  ['does not know the token', answering(401, '{"error":"Unauthorized"}')],
  ['has used up its quota', answering(400, '{"error":"ERR max requests limit exceeded."}')],
  ['fails', answering(500, 'Internal Server Error')],
  ['fails in JSON', answering(500, '{"error":"internal"}')],
  ['answers nonsense', answering(200, '<html></html>')],
  ['answers nothing', answering(200, '{}')],
  ['answers an empty list', answering(200, '[]')],
  ['answers empty results', answering(200, '[{}]')],
  ['fails in a pipeline', answering(200, '[{"error":"ERR out of memory"}]')],
]

describe.each(faults)('a service that %s', (_title, listener) => {
  test('makes every call unavailable within two seconds, without a second try', async () => {
    let requests = 0
    const { url, stop } = await startLocalServer((request, response) => {
      requests += 1
      listener(request, response)
    })
    stops.push(stop)
    const limiter = limiterAt(url)
    const start = performance.now()
    const calls = [
      expect(limiter.use(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE),
      expect(limiter.peek(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE),
      expect(limiter.reset(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE),
    ]
    await Promise.all(calls)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(requests).toBeLessThanOrEqual(calls.length)
  })
})

test('a service that is not there makes every call unavailable', async () => {
  const { url, stop } = await startLocalServer(() => {})
  await stop()
  await expect(limiterAt(url).use(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE)
  await expect(limiterAt(url).peek(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE)
  await expect(limiterAt(url).reset(LIMIT, 'a')).rejects.toMatchObject(UNAVAILABLE)
})
