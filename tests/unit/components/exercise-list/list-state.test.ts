import { keepList, recallList } from '@/components/exercise-list/kept-lists'
import { canAdvance, type ListEvent, reduceList, startList } from '@/components/exercise-list/list-state'

const pageOf = (from: number, count: number, hasMore: boolean) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `f-${from + index}`,
    classifications: [],
    description: '',
  })),
  hasMore,
})
const steps = (state: ReturnType<typeof startList>, ...events: ListEvent[]) => events.reduce(reduceList, state)
const asked = { type: 'asked' } as const
const failed = { type: 'failed' } as const
const loaded = (...page: Parameters<typeof pageOf>) => ({ type: 'loaded', page: pageOf(...page) }) as const

describe('a list', () => {
  test.each([
    ['pending before its first page was asked for', startList(0, undefined), 'pending'],
    ['loading while a page is awaited', steps(startList(0, undefined), asked), 'loading'],
    ['a success with exercises', startList(0, pageOf(0, 3, false)), 'success'],
    ['without result when there are none', startList(0, pageOf(0, 0, false)), 'noResult'],
    ['without result when none came', steps(startList(0, undefined), asked, loaded(0, 0, false)), 'noResult'],
    ['faulty when a page did not come', steps(startList(0, pageOf(0, 10, true)), asked, failed), 'error'],
    ['loading again when it is retried', steps(startList(0, undefined), asked, failed, asked), 'loading'],
  ])('is %s', (_title, state, status) => {
    expect(state.status).toBe(status)
  })

  test('grows page by page, and keeps what it has when one does not come', () => {
    const two = steps(startList(0, pageOf(0, 10, true)), asked, loaded(10, 10, true))
    expect([two.items.length, two.nextPage]).toEqual([20, 2])
    const faulty = steps(two, asked, failed)
    expect([faulty.items.length, faulty.nextPage]).toEqual([20, 2])
    expect(steps(faulty, asked, loaded(20, 4, false))).toMatchObject({ status: 'success', nextPage: 3 })
  })

  test('shows an exercise once that has moved to a later page meanwhile', () => {
    const state = steps(startList(0, pageOf(0, 10, true)), asked, loaded(9, 10, true))
    expect(state.items.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => `f-${index}`))
  })

  test.each([
    ['the last page was shorter than a page', startList(0, pageOf(0, 9, true)), false],
    ['the server has no more', startList(0, pageOf(0, 10, false)), false],
    ['a page is awaited', steps(startList(0, pageOf(0, 10, true)), asked), false],
    ['the last page was full', startList(0, pageOf(0, 10, true)), true],
  ])('when %s, advancing is possible: %#', (_title, state, isPossible) => {
    expect(canAdvance(state)).toBe(isPossible)
    expect(steps(state, asked) === state).toBe(!isPossible)
  })

  test('takes no answer that nobody waits for', () => {
    const state = startList(0, pageOf(0, 10, true))
    expect(steps(state, loaded(10, 10, true), failed)).toBe(state)
  })
})

describe('a list that is come back to', () => {
  const first = startList(0, pageOf(0, 10, true))
  const read = steps(first, asked, loaded(10, 10, true))

  test('is as long as it was left', () => {
    keepList('hu|grade|5', read)
    expect(recallList('hu|grade|5', first)).toBe(read)
    expect(recallList('hu|grade|6', first)).toBe(first)
  })

  test('begins anew when it begins with other exercises now', () => {
    keepList('hu|grade|7', read)
    const renewed = startList(0, pageOf(5, 10, true))
    expect(recallList('hu|grade|7', renewed)).toBe(renewed)
  })

  test('is not remembered for ever', () => {
    for (let index = 0; index < 11; index += 1) keepList(`list ${index}`, read)
    expect(recallList('list 0', first)).toBe(first)
    expect(recallList('list 10', first)).toBe(read)
  })
})
