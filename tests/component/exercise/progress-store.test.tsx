import fc from 'fast-check'
import { MAX_ENTRIES, MAX_ENTRY_LENGTH, progressStore } from '@/components/exercise/progress/progress-store'

const KEY = 'exerciseProgress'
const place = (account: string, path = 'szamolas?s=7&d=2') => ({ account, path })

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('gives back what was kept, at its place only', () => {
  progressStore.keep(place('anna'), { finished: 1 })
  expect(progressStore.find(place('anna'))).toEqual({ finished: 1 })
  expect(progressStore.find(place('anna', 'szamolas?s=8&d=2'))).toBeUndefined()
})

test('what is kept again takes the place of what was kept before', () => {
  progressStore.keep(place('anna'), 'régi')
  progressStore.keep(place('anna'), 'új')
  expect(progressStore.find(place('anna'))).toBe('új')
  progressStore.drop(place('anna'))
  expect(progressStore.find(place('anna'))).toBeUndefined()
  expect(window.sessionStorage).toHaveLength(0)
})

test('another account on the same machine finds nothing, and nothing of the first is left', () => {
  progressStore.keep(place('anna'), 'titok')
  expect(progressStore.find(place('bela'))).toBeUndefined()
  expect(window.sessionStorage.getItem(KEY) ?? '').not.toContain('titok')
})

test('the oldest entries make room', () => {
  const paths = Array.from({ length: MAX_ENTRIES + 3 }, (_, index) => `szamolas?s=${index + 1}&d=1`)
  for (const path of paths) progressStore.keep(place('anna', path), path)
  const kept = paths.filter((path) => progressStore.find(place('anna', path)) === path)
  expect(kept).toEqual(paths.slice(3))
})

test('what is too long is not kept, and neither is what it follows', () => {
  progressStore.keep(place('anna'), 'régi')
  progressStore.keep(place('anna'), 'x'.repeat(MAX_ENTRY_LENGTH))
  expect(progressStore.find(place('anna'))).toBeUndefined()
})

test('a full storage is no trouble', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  progressStore.keep(place('anna'), 'valami')
  expect(progressStore.find(place('anna'))).toBeUndefined()
})

test.each([
  [
    'a blocked storage',
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  ],
  // As in the browsers that apps have inside; the types of the DOM do not know of it.
  ['a storage that is not there', () => null as unknown as Storage],
])('%s is no trouble', (_, get) => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(get)
  progressStore.keep(place('anna'), 'valami')
  progressStore.drop(place('anna'))
  expect(progressStore.find(place('anna'))).toBeUndefined()
  expect(blocked).toHaveBeenCalled()
})

test('anything may stand in the storage', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.object()).map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(text, (stored) => {
      window.sessionStorage.setItem(KEY, stored)
      expect(progressStore.find(place('anna'))).toBeUndefined()
      progressStore.keep(place('anna'), 'valami')
      expect(progressStore.find(place('anna'))).toBe('valami')
    }),
    { seed: 44, numRuns: 500 },
  )
})
