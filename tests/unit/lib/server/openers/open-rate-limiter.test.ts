import { openRateLimiter } from '@/lib/server/openers/open-rate-limiter'
import { startLocalServer } from '@/tests/support/local-server'

const LIMIT = { name: 'tries', limit: 1, windowSeconds: 60 }

test('counts in memory when nothing else is configured', async () => {
  const limiter = openRateLimiter({ kind: 'memory' }, 'a secret')
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
})

test('asks Upstash at the first use, and never counts in memory instead', async () => {
  const asked: (string | undefined)[] = []
  const server = await startLocalServer((request, response) => {
    asked.push(request.headers.authorization)
    response.writeHead(500).end()
  })
  const limiter = openRateLimiter({ kind: 'upstash', url: server.url, token: 'x' }, 'a secret')
  expect(asked).toEqual([])
  await expect(limiter.use(LIMIT, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(limiter.peek(LIMIT, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(limiter.reset(LIMIT, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked).toEqual(['Bearer x', 'Bearer x', 'Bearer x'])
  await server.stop()
})
