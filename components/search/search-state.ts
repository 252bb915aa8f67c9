import type { SearchResult } from '@/lib/domain/search/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { MIN_TERM_LENGTH } from '@/lib/shared/term-length'

/** What has been asked for, and what is known of it. */
export type SearchState =
  | { readonly name: 'too-short'; readonly term: string }
  | {
      readonly name: 'searching'
      readonly term: string
      /** Asked for by the pupil, not only typed: nobody waits whether more is typed. */
      readonly isUrgent: boolean
      /** The hits of an earlier term, which stay until the next ones come. */
      readonly shown: SearchResult | undefined
    }
  | {
      readonly name: 'found'
      readonly term: string
      /** The number of the page of hits, from 0. Typing leads to the first; the others are pages of their own. */
      readonly page: number
      readonly result: SearchResult
    }
  | { readonly name: 'failed'; readonly term: string; readonly code: ErrorCode }

export type SearchEvent =
  | { readonly type: 'typed'; readonly term: string }
  | { readonly type: 'submitted'; readonly term: string }
  | { readonly type: 'answered'; readonly term: string; readonly result: SearchResult }
  | { readonly type: 'refused'; readonly term: string; readonly code: ErrorCode }

/** The next state. Terms come as `normalizeTerm` gives them. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  const { term } = event
  switch (event.type) {
    case 'typed':
      return term === state.term ? state : begin(state, term, false)
    case 'submitted':
      return term === state.term && state.name === 'found' ? state : begin(state, term, true)
    case 'answered':
      return isAwaited(state, term) ? { name: 'found', term, page: 0, result: event.result } : state
    case 'refused':
      return isAwaited(state, term) ? { name: 'failed', term, code: event.code } : state
  }
}

/** What is asked for when the page begins with a term whose hits are not known. */
export function initialSearchState(term: string): SearchState {
  return begin({ name: 'too-short', term: '' }, term, true)
}

/** The hits on show: of the term, or of an earlier one while its own are awaited. */
export function shownResult(state: SearchState): SearchResult | undefined {
  if (state.name === 'found') return state.result
  return state.name === 'searching' ? state.shown : undefined
}

function begin(state: SearchState, term: string, isUrgent: boolean): SearchState {
  if (term.length < MIN_TERM_LENGTH) return { name: 'too-short', term }
  return { name: 'searching', term, isUrgent, shown: shownResult(state) }
}

/** An answer that another term has overtaken is of no use. */
function isAwaited(state: SearchState, term: string): boolean {
  return state.name === 'searching' && state.term === term
}
