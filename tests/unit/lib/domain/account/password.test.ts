import { hashPassword, verifyPassword } from '@/lib/domain/account/password'
import { leastCpuTime } from '@/tests/support/cpu-time'

test('hashes with argon2id and a salt of its own', async () => {
  const [first, second] = [await hashPassword('titok1'), await hashPassword('titok1')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
})

test('costs at least what OWASP recommends for argon2id: 19 MiB, 2 rounds, 1 lane', async () => {
  const [, memoryKiB, rounds, lanes] = /\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(await hashPassword('titok1')) ?? []
  expect(Number(memoryKiB)).toBeGreaterThanOrEqual(19 * 1024)
  expect(Number(rounds)).toBeGreaterThanOrEqual(2)
  expect(Number(lanes)).toBe(1)
})

test('salts with 16 bytes and keeps 32 bytes of the hash', async () => {
  const [salt = '', hash = ''] = (await hashPassword('titok1')).split('$').slice(-2)
  expect(Buffer.from(salt, 'base64')).toHaveLength(16)
  expect(Buffer.from(hash, 'base64')).toHaveLength(32)
})

test('knows the password, and no other', async () => {
  const hash = await hashPassword('titok1')
  expect(await verifyPassword(hash, 'titok1')).toBe(true)
  expect(await verifyPassword(hash, 'titok2')).toBe(false)
  expect(await verifyPassword(hash, '')).toBe(false)
})

test('takes an accented letter however the keyboard composed it', async () => {
  expect(await verifyPassword(await hashPassword('rejte\u0301ly'), 'rejt\u00e9ly')).toBe(true)
})

test('says no without a hash, whatever the password, with the same work', async () => {
  expect(await verifyPassword(undefined, 'titok1')).toBe(false)
  const hash = await hashPassword('titok1')
  const known = await leastCpuTime(() => verifyPassword(hash, 'x'))
  const unknown = await leastCpuTime(() => verifyPassword(undefined, 'x'))
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})
