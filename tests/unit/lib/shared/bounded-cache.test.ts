import { createBoundedCache } from '@/lib/shared/bounded-cache'

/** A cache whose results count how often they were made. */
function countingCache(limit: number) {
  const cached = createBoundedCache<string>(limit)
  const made: string[] = []
  const ask = (key: string) =>
    cached.getOrCreate(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  return { ask, made }
}

test('makes a result once', () => {
  const { ask, made } = countingCache(2)
  expect([ask('a'), ask('a')]).toEqual(['A', 'A'])
  expect(made).toEqual(['a'])
})

test('forgets what was used longest ago', () => {
  const { ask, made } = countingCache(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what is set and looked up counts as used, and what is deleted is gone', () => {
  const cache = createBoundedCache<string>(2)
  cache.set('a', 'A')
  cache.set('b', 'B')
  expect(cache.get('a')).toBe('A')
  cache.set('c', 'C')
  expect(cache.get('b')).toBeUndefined()
  cache.delete('a')
  expect([cache.get('a'), cache.get('c')]).toEqual([undefined, 'C'])
})
