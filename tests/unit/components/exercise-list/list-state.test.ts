import { cacheList, restoreCachedList } from '@/components/exercise-list/list-cache'
import { canLoadMore, initialListState, type ListEvent, listReducer } from '@/components/exercise-list/list-state'

const pageOf = (from: number, count: number, hasMore: boolean) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `f-${from + index}`,
    classifications: [],
    description: '',
  })),
  hasMore,
})
const steps = (state: ReturnType<typeof initialListState>, ...events: ListEvent[]) => events.reduce(listReducer, state)
const asked = { type: 'asked' } as const
const failed = { type: 'failed' } as const
const loaded = (...page: Parameters<typeof pageOf>) => ({ type: 'loaded', page: pageOf(...page) }) as const

describe('a list', () => {
  test.each([
    ['pending before its first page was asked for', initialListState(0, undefined), 'pending'],
    ['loading while a page is awaited', steps(initialListState(0, undefined), asked), 'loading'],
    ['a success with exercises', initialListState(0, pageOf(0, 3, false)), 'success'],
    ['without result when there are none', initialListState(0, pageOf(0, 0, false)), 'noResult'],
    ['without result when none came', steps(initialListState(0, undefined), asked, loaded(0, 0, false)), 'noResult'],
    ['faulty when a page did not come', steps(initialListState(0, pageOf(0, 10, true)), asked, failed), 'error'],
    ['loading again when it is retried', steps(initialListState(0, undefined), asked, failed, asked), 'loading'],
  ])('is %s', (_title, state, status) => {
    expect(state.status).toBe(status)
  })

  test('grows page by page, and keeps what it has when one does not come', () => {
    const two = steps(initialListState(0, pageOf(0, 10, true)), asked, loaded(10, 10, true))
    expect([two.items.length, two.nextPage]).toEqual([20, 2])
    const faulty = steps(two, asked, failed)
    expect([faulty.items.length, faulty.nextPage]).toEqual([20, 2])
    expect(steps(faulty, asked, loaded(20, 4, false))).toMatchObject({ status: 'success', nextPage: 3 })
  })

  test('shows an exercise once that has moved to a later page meanwhile', () => {
    const state = steps(initialListState(0, pageOf(0, 10, true)), asked, loaded(9, 10, true))
    expect(state.items.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => `f-${index}`))
  })

  test.each([
    ['the last page was shorter than a page', initialListState(0, pageOf(0, 9, true)), false],
    ['the server has no more', initialListState(0, pageOf(0, 10, false)), false],
    ['a page is awaited', steps(initialListState(0, pageOf(0, 10, true)), asked), false],
    ['the last page was full', initialListState(0, pageOf(0, 10, true)), true],
  ])('when %s, advancing is possible: %#', (_title, state, isPossible) => {
    expect(canLoadMore(state)).toBe(isPossible)
    expect(steps(state, asked) === state).toBe(!isPossible)
  })

  test('takes no answer that nobody waits for', () => {
    const state = initialListState(0, pageOf(0, 10, true))
    expect(steps(state, loaded(10, 10, true), failed)).toBe(state)
  })
})

describe('a list that is come back to', () => {
  const first = initialListState(0, pageOf(0, 10, true))
  const read = steps(first, asked, loaded(10, 10, true))

  test('is as long as it was left', () => {
    cacheList('hu|grade|5', read)
    expect(restoreCachedList('hu|grade|5', first)).toBe(read)
    expect(restoreCachedList('hu|grade|6', first)).toBe(first)
  })

  test('begins anew when it begins with other exercises now', () => {
    cacheList('hu|grade|7', read)
    const renewed = initialListState(0, pageOf(5, 10, true))
    expect(restoreCachedList('hu|grade|7', renewed)).toBe(renewed)
  })

  test('is not remembered for ever', () => {
    for (let index = 0; index < 11; index += 1) cacheList(`list ${index}`, read)
    expect(restoreCachedList('list 0', first)).toBe(first)
    expect(restoreCachedList('list 10', first)).toBe(read)
  })
})
