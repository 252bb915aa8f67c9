import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { createUpstashRateLimiter } from '@/lib/adapters/upstash-rate-limiter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { runUpstash } from '@/tests/support/run-upstash'
import { type OpenedLimiter, rateLimiterContract } from './rate-limiter.contract'

const LIMIT = { name: 'tries', limit: 2, windowSeconds: 60 }
const ALLOWED = { allowed: true }
/** What is counted here is asked by one process at once, on a machine that may have more to do. */
const PATIENCE_MS = 60_000

let now = 0
beforeEach(() => {
  now = Date.UTC(2026, 0, 15, 12)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

async function passTime(milliseconds: number): Promise<void> {
  now += milliseconds
}

rateLimiterContract('Memory', async () => ({ limiter: createMemoryRateLimiter(), passTime }))

describe('Upstash over a Redis', () => {
  const server = runUpstash()
  beforeEach(() => server().send(['FLUSHALL']))

  const connect = (secret = 'a secret'): RateLimiter =>
    createUpstashRateLimiter({
      url: server().url,
      token: server().token,
      prefix: 'site',
      secret,
      timeoutMs: PATIENCE_MS,
    })
  const keys = async () => (await server().send(['KEYS', '*'])) as string[]

  rateLimiterContract('Upstash', async (): Promise<OpenedLimiter> => {
    await server().send(['FLUSHALL'])
    return { limiter: connect(), passTime: passRedisTime }
  })

  /**
   * Lets the keys of Redis, which has a clock of its own, age as well. The little that they aged by themselves is
   * taken back, so that a slow machine ends none of them too early.
   */
  async function passRedisTime(milliseconds: number): Promise<void> {
    await passTime(milliseconds)
    for (const key of await keys()) {
      const left = Math.ceil(Number(await server().send(['PTTL', key])) / 10_000) * 10_000 - milliseconds
      await server().send(left > 0 ? ['PEXPIRE', key, String(left)] : ['DEL', key])
    }
  }

  test('lets exactly as many pass as the limit says when 200 come from 20 servers at once', async () => {
    const servers = Array.from({ length: 20 }, () => connect())
    const uses = Array.from({ length: 200 }, (_, index) => servers[index % 20]?.use({ ...LIMIT, limit: 10 }, 'a'))
    const decisions = await Promise.all(uses)
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(10)
  })

  test('counts the uses of all servers together', async () => {
    const [left, right] = [connect(), connect()]
    await left.use(LIMIT, 'a')
    await right.use(LIMIT, 'a')
    expect(await left.use(LIMIT, 'a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
    await right.reset(LIMIT, 'a')
    expect(await left.use(LIMIT, 'a')).toEqual(ALLOWED)
  })

  test('goes on counting when the Redis has forgotten the scripts', async () => {
    const limiter = connect()
    await limiter.use(LIMIT, 'a')
    await server().send(['SCRIPT', 'FLUSH'])
    await limiter.use(LIMIT, 'a')
    await server().send(['SCRIPT', 'FLUSH'])
    expect(await limiter.peek(LIMIT, 'a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  })

  test('tells the Redis neither who is counted, nor the same of one person in two limits', async () => {
    for (const [name, secret] of [
      ['tries', 'a secret'],
      ['mails', 'a secret'],
      ['mails', 'another'],
    ] as const) {
      await connect(secret).use({ ...LIMIT, name }, 'kata@pelda.hu')
    }
    const sealed = (await keys()).map((key) => /^site:(?:tries|mails):([\w-]{43})$/.exec(key)?.[1])
    expect(new Set(sealed).size).toBe(3)
    expect(sealed).not.toContain(undefined)
  })

  test('leaves nothing in the Redis for longer than a window', async () => {
    await connect().use(LIMIT, 'a')
    const [key = ''] = await keys()
    const left = Number(await server().send(['PTTL', key]))
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
    await connect().reset(LIMIT, 'a')
    expect(await keys()).toEqual([])
  })
})
