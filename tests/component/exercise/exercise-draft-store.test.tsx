import fc from 'fast-check'
import { exerciseDraftStore, MAX_DRAFT_LENGTH, MAX_DRAFTS } from '@/components/exercise/autosave/exercise-draft-store'

const KEY = 'exerciseProgress'
const place = (account: string, path = 'szamolas?s=7&d=2') => ({ account, path })

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('gives back what was kept, at its place only', () => {
  exerciseDraftStore.keep(place('anna'), { finished: 1 })
  expect(exerciseDraftStore.find(place('anna'))).toEqual({ finished: 1 })
  expect(exerciseDraftStore.find(place('anna', 'szamolas?s=8&d=2'))).toBeUndefined()
})

test('what is kept again takes the place of what was kept before', () => {
  exerciseDraftStore.keep(place('anna'), 'régi')
  exerciseDraftStore.keep(place('anna'), 'új')
  expect(exerciseDraftStore.find(place('anna'))).toBe('új')
  exerciseDraftStore.drop(place('anna'))
  expect(exerciseDraftStore.find(place('anna'))).toBeUndefined()
  expect(window.sessionStorage).toHaveLength(0)
})

test('another account on the same machine finds nothing, and nothing of the first is left', () => {
  exerciseDraftStore.keep(place('anna'), 'titok')
  expect(exerciseDraftStore.find(place('bela'))).toBeUndefined()
  expect(window.sessionStorage.getItem(KEY) ?? '').not.toContain('titok')
})

test('the oldest entries make room', () => {
  const paths = Array.from({ length: MAX_DRAFTS + 3 }, (_, index) => `szamolas?s=${index + 1}&d=1`)
  for (const path of paths) exerciseDraftStore.keep(place('anna', path), path)
  const kept = paths.filter((path) => exerciseDraftStore.find(place('anna', path)) === path)
  expect(kept).toEqual(paths.slice(3))
})

test('what is too long is not kept, and neither is what it follows', () => {
  exerciseDraftStore.keep(place('anna'), 'régi')
  exerciseDraftStore.keep(place('anna'), 'x'.repeat(MAX_DRAFT_LENGTH))
  expect(exerciseDraftStore.find(place('anna'))).toBeUndefined()
})

test('a full storage is no trouble', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  exerciseDraftStore.keep(place('anna'), 'valami')
  expect(exerciseDraftStore.find(place('anna'))).toBeUndefined()
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
  exerciseDraftStore.keep(place('anna'), 'valami')
  exerciseDraftStore.drop(place('anna'))
  expect(exerciseDraftStore.find(place('anna'))).toBeUndefined()
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
      expect(exerciseDraftStore.find(place('anna'))).toBeUndefined()
      exerciseDraftStore.keep(place('anna'), 'valami')
      expect(exerciseDraftStore.find(place('anna'))).toBe('valami')
    }),
    { seed: 44, numRuns: 500 },
  )
})
