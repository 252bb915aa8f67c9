import fc from 'fast-check'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'

export interface OpenedLimiter {
  readonly limiter: RateLimiter
  /** Moves the time by which the limiter counts. What the suite lets end, it lets end at full tens of seconds. */
  passTime(milliseconds: number): Promise<void>
}

const SECOND = 1000
const LIMIT: RateLimit = { name: 'tries', limit: 2, windowSeconds: 60 }
const ALLOWED = { allowed: true }
const refused = (retryAfterSeconds: number) => ({ allowed: false, retryAfterSeconds })

/** What every rate limiter promises. */
export function rateLimiterContract(name: string, open: () => Promise<OpenedLimiter>): void {
  describe(`${name} as a rate limiter`, () => {
    test('allows as many uses as the limit says, and tells when the next one may come', async () => {
      const { limiter, passTime } = await open()
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
      await passTime(15.5 * SECOND)
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
      expect(await limiter.use(LIMIT, 'a')).toEqual(refused(45))
      await passTime(44.4 * SECOND)
      expect(await limiter.use(LIMIT, 'a')).toEqual(refused(1))
      await passTime(0.1 * SECOND)
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
    })

    test('does not make the window longer for who goes on trying', async () => {
      const { limiter, passTime } = await open()
      for (let count = 0; count < 12; count += 1) {
        await limiter.use(LIMIT, 'a')
        await passTime(5 * SECOND)
      }
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
    })

    test('lets the window of a limit of one begin with the use, whenever that comes', async () => {
      const { limiter, passTime } = await open()
      const once = { ...LIMIT, limit: 1 }
      for (const pause of [0, 60, 70, 110, 130]) {
        await passTime(pause * SECOND)
        expect(await limiter.use(once, 'a')).toEqual(ALLOWED)
        expect(await limiter.use(once, 'a')).toEqual(refused(60))
      }
    })

    test('keeps its promises whatever the times of the uses', async () => {
      const limits = fc.integer({ min: 1, max: 4 })
      const pauses = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 25 })
      const property = fc.asyncProperty(limits, pauses, async (limit, tens) => {
        await expectPromises(await open(), { ...LIMIT, limit }, tens)
      })
      await fc.assert(property, { seed: 4, numRuns: 40 })
    }, 30_000)

    test('lets exactly as many pass as the limit says when 200 come at once', async () => {
      const { limiter } = await open()
      const uses = Array.from({ length: 200 }, () => limiter.use({ ...LIMIT, limit: 10 }, 'a'))
      const decisions = await Promise.all(uses)
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10)
    })

    test('counts keys apart', async () => {
      const { limiter } = await open()
      for (const key of ['a', 'a', 'a']) await limiter.use(LIMIT, key)
      expect(await limiter.use(LIMIT, 'b')).toEqual(ALLOWED)
    })

    test('counts limits apart', async () => {
      const { limiter } = await open()
      for (const key of ['b:c', 'b:c', 'b:c']) await limiter.use({ ...LIMIT, name: 'a' }, key)
      expect(await limiter.use(LIMIT, 'b:c')).toEqual(ALLOWED)
      expect(await limiter.use({ ...LIMIT, name: 'a:b' }, 'c')).toEqual(ALLOWED)
    })

    test('takes any text for a key', async () => {
      const { limiter } = await open()
      for (const key of ODD_KEYS) {
        await limiter.use(LIMIT, key)
        await limiter.use(LIMIT, key)
      }
      for (const key of ODD_KEYS) expect(await limiter.use(LIMIT, key)).toEqual(refused(60))
      for (const [index, key] of ODD_KEYS.entries()) {
        await limiter.reset(LIMIT, key)
        expect(await limiter.peek(LIMIT, key)).toEqual(ALLOWED)
        for (const other of ODD_KEYS.slice(index + 1)) expect(await limiter.peek(LIMIT, other)).toEqual(refused(60))
      }
    })

    test('looks without counting', async () => {
      const { limiter, passTime } = await open()
      for (let look = 0; look < 5; look += 1) expect(await limiter.peek(LIMIT, 'a')).toEqual(ALLOWED)
      await limiter.use(LIMIT, 'a')
      for (let look = 0; look < 5; look += 1) expect(await limiter.peek(LIMIT, 'a')).toEqual(ALLOWED)
      await passTime(20 * SECOND)
      await limiter.use(LIMIT, 'a')
      expect(await limiter.peek(LIMIT, 'a')).toEqual(refused(40))
      await passTime(40 * SECOND)
      expect(await limiter.peek(LIMIT, 'a')).toEqual(ALLOWED)
    })

    test('forgets a key', async () => {
      const { limiter } = await open()
      for (const key of ['a', 'a', 'b', 'b']) await limiter.use(LIMIT, key)
      await limiter.reset(LIMIT, 'a')
      await limiter.reset(LIMIT, 'never used')
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
      expect(await limiter.use(LIMIT, 'a')).toEqual(ALLOWED)
      expect(await limiter.use(LIMIT, 'a')).toEqual(refused(60))
      expect(await limiter.use(LIMIT, 'b')).toEqual(refused(60))
    })
  })
}

const ODD_KEYS = [
  '',
  ' ',
  'a b',
  'a:b',
  '*',
  '?',
  '[a-z]*',
  'a\nb',
  'a\0b',
  'árvíztűrő@pelda.hu',
  '🐝',
  '__proto__',
  'x'.repeat(10_000),
  `${'x'.repeat(9_999)}y`,
]

/** Uses one key after each pause, and compares every decision with the uses that were let through before. */
async function expectPromises({ limiter, passTime }: OpenedLimiter, limit: RateLimit, tens: number[]): Promise<void> {
  const most = limit.limit === 1 ? 1 : 2 * limit.limit
  const passed: number[] = []
  let now = 0
  for (const pause of tens) {
    await passTime(pause * 10 * SECOND)
    now += pause * 10
    const inLastWindow = passed.filter((time) => time > now - limit.windowSeconds).length
    const decision = await limiter.use(limit, 'a')
    if (decision.allowed) {
      expect(inLastWindow).toBeLessThan(most)
      passed.push(now)
    } else {
      expect(inLastWindow).toBeGreaterThanOrEqual(limit.limit)
      expect(decision.retryAfterSeconds).toBeGreaterThanOrEqual(1)
      expect(decision.retryAfterSeconds).toBeLessThanOrEqual(limit.windowSeconds)
    }
  }
  const state = await limiter.peek(limit, 'a')
  if (state.allowed) return
  await passTime(state.retryAfterSeconds * SECOND)
  expect(await limiter.use(limit, 'a')).toEqual(ALLOWED)
}
