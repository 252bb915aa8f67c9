import {
  EMPTY_HISTORY_STACK,
  type HistoryStack,
  parseHistoryStack,
  pushDocumentEntry,
  pushEntry,
  serializeHistoryStack,
  stepsBack,
  traverseTo,
  withScrollTop,
} from '@/components/history/history-stack'

/** A tab that has shown nothing but these pages of the site. */
const walk = (...paths: string[]): HistoryStack =>
  paths.reduce((trail, path, index) => pushEntry(trail, path, index + 1), EMPTY_HISTORY_STACK)

const isList = (path: string) => path.startsWith('/exercises')

describe('the way back', () => {
  test.each<[string, HistoryStack, number | undefined]>([
    ['is one step from a page to the one before', walk('/exercises', '/x'), 1],
    ['passes pages that are not wanted', walk('/exercises', '/x', '/x?s=1'), 2],
    ['leads to the nearest page that is wanted', walk('/exercises', '/', '/exercises?grade=5', '/x'), 1],
    ['does not lead to the page itself', walk('/exercises'), undefined],
    ['is unknown when no page is wanted', walk('/', '/x'), undefined],
    ['is counted from where the tab has gone back to', traverseTo(walk('/exercises', '/', '/x', '/y'), 2, '/x'), 2],
    [
      'ends where a page has been taken away',
      traverseTo(traverseTo(walk('/exercises', '/x'), 0, '/'), 1, '/x'),
      undefined,
    ],
  ])('%s', (_, trail, steps) => {
    expect(stepsBack(trail, isList)).toBe(steps)
  })

  test('forgets what lay ahead of a new page', () => {
    const trail = pushEntry(traverseTo(walk('/', '/exercises', '/y'), 0, '/'), '/x', 2)
    expect([...trail.stops.keys()]).toEqual([0, 1])
    expect(stepsBack(trail, isList)).toBeUndefined()
  })
})

describe('a document that is loaded', () => {
  test('goes on from the one before', () => {
    expect(stepsBack(pushDocumentEntry(walk('/exercises', '/'), '/x', 3), isList)).toBe(2)
  })

  test('goes on in a history that cannot grow', () => {
    const full = walk(...Array.from({ length: 50 }, () => '/exercises'))
    expect(stepsBack(pushDocumentEntry(full, '/x', 50), isList)).toBe(1)
    expect(stepsBack(pushDocumentEntry(pushEntry(full, '/y', 50), '/x', 50), isList)).toBe(2)
  })

  test.each([
    ['the tab has been on another site meanwhile', walk('/exercises', '/'), 5],
    ['the tab is a copy of another', walk('/exercises', '/'), 1],
    ['nothing was before it', EMPTY_HISTORY_STACK, 4],
  ])('knows no page behind when %s', (_, trail, length) => {
    const entered = pushDocumentEntry(trail, '/x', length)
    expect(stepsBack(entered, () => true)).toBeUndefined()
    expect(stepsBack(pushEntry(entered, '/y', length + 1), () => true)).toBe(1)
  })
})

test('a page is found again as far down as it was left', () => {
  const left = pushEntry(withScrollTop(walk('/exercises'), 640), '/x', 2)
  expect(traverseTo(left, 0, '/exercises').stops.get(0)?.top).toBe(640)
  expect(traverseTo(left, 0, '/').stops.get(0)?.top).toBe(0)
})

test('keeps as many pages as browsers do', () => {
  const trail = walk(...Array.from({ length: 200 }, (_, index) => `/${index}`))
  expect(trail.stops.size).toBe(50)
  expect(stepsBack(trail, (path) => path === '/150')).toBe(49)
})

describe('in the storage', () => {
  test('is read as it was written', () => {
    const trail = withScrollTop(walk('/exercises', '/x?s=1&d=2'), 12.5)
    expect(parseHistoryStack(JSON.parse(JSON.stringify(serializeHistoryStack(trail))))).toEqual(trail)
  })

  test.each([
    ['nothing', undefined],
    ['another kind of value', [1]],
    ['a number that is none', { at: '1', before: 0, stops: {} }],
    ['no pages', { at: 1, before: 0 }],
  ])('is empty for %s', (_, data) => {
    expect(parseHistoryStack(data)).toEqual(EMPTY_HISTORY_STACK)
  })

  test('leaves out what is no page', () => {
    const data = { at: 1, before: 0, stops: { 0: { path: 7, top: 0 }, 1: { path: '/x', top: 3 } } }
    expect([...parseHistoryStack(data).stops.keys()]).toEqual([1])
  })
})
