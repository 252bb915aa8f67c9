import { saltedHash } from '@/lib/domain/privacy/salted-hash'

const SECRET = 'a secret of thirty-two characters'

test('is the same for the same value, and fits into the id of a document', () => {
  const hash = saltedHash(SECRET, 'free-tier', 'anna@example.com')
  expect(saltedHash(SECRET, 'free-tier', 'anna@example.com')).toBe(hash)
  expect(hash).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['value', saltedHash(SECRET, 'free-tier', 'bela@example.com')],
  ['purpose', saltedHash(SECRET, 'refund', 'anna@example.com')],
  ['secret', saltedHash(`${SECRET}!`, 'free-tier', 'anna@example.com')],
])('is another for another %s', (_, other) => {
  expect(saltedHash(SECRET, 'free-tier', 'anna@example.com')).not.toBe(other)
})

test('cannot be brought about by moving letters from the purpose to the value', () => {
  expect(saltedHash(SECRET, 'a', 'bc')).not.toBe(saltedHash(SECRET, 'ab', 'c'))
})
