import { chooseRequestId } from '@/lib/server/http/request-context'

const GIVEN = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test('believes the id that comes through a proxy of ours', () => {
  expect(chooseRequestId(GIVEN, 1)).toBe(GIVEN)
})

test.each([
  ['that nobody vouches for', GIVEN, 0],
  ['that is too short', 'abc', 1],
  ['that is too long', 'a'.repeat(65), 1],
  ['that would break a line', 'abcdefgh\nx', 1],
  ['that is none', undefined, 1],
  ['that came twice', [GIVEN, GIVEN], 1],
])('makes one in place of an id %s', (_, received, trustedProxies) => {
  const id = chooseRequestId(received, trustedProxies)
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(id).not.toBe(received)
})
