import { z } from 'zod'
import { createAltchaCaptcha } from '@/lib/adapters/altcha-captcha'
import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { solveCaptcha, toToken } from '@/tests/support/solve-captcha'

const SECRET = 'a secret of thirty-two characters'
const Payload = z.object({
  challenge: z.looseObject({ parameters: z.looseObject({ data: z.object({ expiresAt: z.number() }) }) }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function openCaptcha({ rateLimiter = createMemoryRateLimiter(), secret = SECRET } = {}) {
  let now = Date.UTC(2026, 0, 15, 12)
  const captcha = createAltchaCaptcha({ secret, clock: { now: () => new Date(now) }, rateLimiter })
  return {
    rateLimiter,
    solve: async () => solveCaptcha(await captcha.createTask()),
    verify: (token: string) => captcha.verify(token, 'an address'),
    passSeconds: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

function change(token: string, edit: (payload: z.output<typeof Payload>) => unknown): string {
  const payload = Payload.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  edit(payload)
  return toToken(payload)
}

test('takes a solution, once', async () => {
  const { solve, verify } = openCaptcha()
  const token = await solve()
  expect(await verify(token)).toBe(true)
  expect(await verify(token)).toBe(false)
})

test('takes a solution once among several servers that count together, and at once', async () => {
  const first = openCaptcha()
  const second = openCaptcha({ rateLimiter: first.rateLimiter })
  const token = await first.solve()
  const answers = await Promise.all([first.verify(token), second.verify(token), first.verify(token)])
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('takes a solution until it is ten minutes old', async () => {
  const { solve, verify, passSeconds } = openCaptcha()
  const [early, late] = [await solve(), await solve()]
  passSeconds(599)
  expect(await verify(early)).toBe(true)
  passSeconds(1)
  expect(await verify(late)).toBe(false)
})

test('takes no challenge of somebody else, solved as it may be', async () => {
  const foreign = openCaptcha({ secret: 'another secret of 32 characters!' })
  expect(await openCaptcha().verify(await foreign.solve())).toBe(false)
})

test.each<[string, Parameters<typeof change>[1]]>([
  ['a later expiry', ({ challenge }) => Object.assign(challenge.parameters.data, { expiresAt: 4e9 })],
  ['less work', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
  ['another prefix', ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00' })],
  ['no signature of the key', ({ challenge }) => Object.assign(challenge.parameters, { keySignature: undefined })],
  ['no signature', ({ challenge }) => Object.assign(challenge, { signature: '' })],
  ['another key', ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })],
  ['a key that is none', ({ solution }) => Object.assign(solution, { derivedKey: 'x' })],
  ['a counter that is none', ({ solution }) => Object.assign(solution, { counter: -1 })],
])('takes no solution with %s', async (_, edit) => {
  const { solve, verify } = openCaptcha()
  expect(await verify(change(await solve(), edit))).toBe(false)
})

test.each(['', 'x', 'null', toToken(null), toToken([]), toToken({ challenge: {}, solution: {} }), 'ő'.repeat(5000)])(
  'takes no token like %.20j',
  async (token) => {
    expect(await openCaptcha().verify(token)).toBe(false)
  },
)
