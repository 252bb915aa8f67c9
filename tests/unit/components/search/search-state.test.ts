import { initialSearchState, type SearchEvent, type SearchState, searchReducer } from '@/components/search/search-state'
import type { SearchResult } from '@/lib/domain/search/model'

const resultOf = (...ids: string[]): SearchResult => ({
  nbHits: ids.length,
  hits: ids.map((objectID) => ({ objectID, classifications: [], description: objectID })),
})
const EMPTY: SearchState = { name: 'too-short', term: '' }
const FOUND: SearchState = { name: 'found', term: 'tört', page: 0, result: resultOf('egy') }
const AWAITED: SearchState = { name: 'searching', term: 'tört', isUrgent: false, shown: undefined }

const after = (state: SearchState, ...events: SearchEvent[]) => events.reduce(searchReducer, state)

test.each<[string, SearchState, SearchEvent[], SearchState]>([
  ['one letter is too short', EMPTY, [{ type: 'typed', term: 't' }], { name: 'too-short', term: 't' }],
  ['two letters are searched', EMPTY, [{ type: 'typed', term: 'tö' }], { ...AWAITED, term: 'tö' }],
  [
    'what is typed takes the place of what was awaited',
    AWAITED,
    [{ type: 'typed', term: 'törtek' }],
    { ...AWAITED, term: 'törtek' },
  ],
  ['the hits that are awaited come', AWAITED, [{ type: 'answered', term: 'tört', result: resultOf('egy') }], FOUND],
  [
    'an answer to another term changes nothing',
    AWAITED,
    [
      { type: 'answered', term: 'tö', result: resultOf('ketto') },
      { type: 'refused', term: 'tö', code: 'unavailable' },
    ],
    AWAITED,
  ],
  [
    'an answer that comes twice counts once',
    FOUND,
    [
      { type: 'answered', term: 'tört', result: resultOf('ketto') },
      { type: 'refused', term: 'tört', code: 'unavailable' },
    ],
    FOUND,
  ],
  [
    'hits stay on show while the next are awaited, however long that takes',
    FOUND,
    [
      { type: 'typed', term: 'törte' },
      { type: 'typed', term: 'törtek' },
    ],
    { ...AWAITED, term: 'törtek', shown: resultOf('egy') },
  ],
  ['hits go when too little is left of the term', FOUND, [{ type: 'typed', term: '' }], EMPTY],
  ['a space more asks for nothing', FOUND, [{ type: 'typed', term: 'tört' }], FOUND],
  ['the key asks at once', AWAITED, [{ type: 'submitted', term: 'tört' }], { ...AWAITED, isUrgent: true }],
  ['the key asks for nothing that is there', FOUND, [{ type: 'submitted', term: 'tört' }], FOUND],
  [
    'a failure tells why',
    AWAITED,
    [{ type: 'refused', term: 'tört', code: 'unavailable' }],
    { name: 'failed', term: 'tört', code: 'unavailable' },
  ],
  [
    'after a failure the same is asked again',
    { name: 'failed', term: 'tört', code: 'unavailable' },
    [{ type: 'submitted', term: 'tört' }],
    { ...AWAITED, isUrgent: true },
  ],
])('%s', (_title, before, events, expected) => {
  expect(after(before, ...events)).toEqual(expected)
})

test('a page that begins with a term asks at once', () => {
  expect(initialSearchState('tört')).toEqual({ ...AWAITED, isUrgent: true })
  expect(initialSearchState('t')).toEqual({ name: 'too-short', term: 't' })
})
