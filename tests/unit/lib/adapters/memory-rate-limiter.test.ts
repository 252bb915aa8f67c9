import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter/memory-rate-limiter'

const LIMIT = { name: 'tries', limit: 2, windowSeconds: 60 }
const OTHER = { ...LIMIT, name: 'others' }

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

test('allows as many uses as the limit says, and tells when the next one may come', async () => {
  const limiter = createMemoryRateLimiter()
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
  jest.setSystemTime(15_500)
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: false, retryAfterSeconds: 45 })
  jest.setSystemTime(60_000)
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
})

test('does not make the window longer for who goes on trying', async () => {
  const limiter = createMemoryRateLimiter()
  for (let second = 0; second < 60; second += 1) {
    jest.setSystemTime(second * 1000)
    await limiter.use(LIMIT, 'a')
  }
  jest.setSystemTime(60_000)
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
})

test('counts keys and limits apart', async () => {
  const limiter = createMemoryRateLimiter()
  for (const key of ['a', 'a', 'a']) await limiter.use(LIMIT, key)
  expect(await limiter.use(LIMIT, 'b')).toEqual({ allowed: true })
  expect(await limiter.use(OTHER, 'a')).toEqual({ allowed: true })
})

test('counts uses that come at once', async () => {
  const limiter = createMemoryRateLimiter()
  const decisions = await Promise.all(Array.from({ length: 10 }, () => limiter.use(LIMIT, 'a')))
  expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(2)
})

test('looks without counting', async () => {
  const limiter = createMemoryRateLimiter()
  for (let look = 0; look < 5; look += 1) expect(await limiter.peek(LIMIT, 'a')).toEqual({ allowed: true })
  await limiter.use(LIMIT, 'a')
  await limiter.use(LIMIT, 'a')
  expect(await limiter.peek(LIMIT, 'a')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  jest.setSystemTime(60_000)
  expect(await limiter.peek(LIMIT, 'a')).toEqual({ allowed: true })
})

test('forgets a key', async () => {
  const limiter = createMemoryRateLimiter()
  for (const key of ['a', 'a', 'a']) await limiter.use(LIMIT, key)
  await limiter.reset(LIMIT, 'a')
  await limiter.reset(LIMIT, 'never used')
  expect(await limiter.use(LIMIT, 'a')).toEqual({ allowed: true })
})
