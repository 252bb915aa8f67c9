import { encode } from 'next-auth/jwt'
import { openToken } from '@/lib/server/auth/open-token'

const SEAL = { secret: 'a-secret-of-the-tests', salt: 'authjs.session-token' }
const MINUTE = 60

afterEach(() => jest.useRealTimers())

const sealed = (token: Record<string, unknown> = { uid: 'kata' }) => encode({ ...SEAL, token, maxAge: MINUTE })

test('a token says the same each time that it is opened', async () => {
  const token = await sealed()
  const first = await openToken({ ...SEAL, token })
  expect(first).toMatchObject({ uid: 'kata' })
  expect(await openToken({ ...SEAL, token })).toEqual(first)
})

test('a token that was opened is too old when its time has come', async () => {
  const token = await sealed()
  await openToken({ ...SEAL, token })
  jest.useFakeTimers({ now: Date.now() + 2 * MINUTE * 1000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  await expect(openToken({ ...SEAL, token })).rejects.toThrow('"exp" claim timestamp check failed')
})

test.each([
  ['another secret', { secret: 'another-secret' }],
  ['another salt', { salt: '__Secure-authjs.session-token' }],
])('a token that was opened stays closed for %s', async (_, other) => {
  const token = await sealed()
  await openToken({ ...SEAL, token })
  await expect(openToken({ ...SEAL, token, ...other })).rejects.toThrow('no matching decryption secret')
})

test('a token of which a letter is another one stays closed', async () => {
  const token = await sealed()
  await openToken({ ...SEAL, token })
  const at = token.lastIndexOf('.') + 1
  const other = token[at] === 'A' ? 'B' : 'A'
  await expect(openToken({ ...SEAL, token: token.slice(0, at) + other + token.slice(at + 1) })).rejects.toThrow()
})

test('nothing is opened where there is no token', async () => {
  expect(await openToken({ ...SEAL, token: '' })).toBeNull()
})
