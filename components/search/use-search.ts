import { useEffect, useReducer } from 'react'
import { asApiError, callApi } from '@/lib/client/api'
import { normalizeTerm } from '@/lib/domain/search/model'
import { initialSearchState, type SearchState, searchReducer } from './search-state'

/** How long nothing is typed before a term is searched. */
export const SEARCH_DEBOUNCE_MS = 250

export interface Search {
  readonly state: SearchState
  /** Searches for a text, once nothing more is typed for a moment. */
  readonly type: (text: string) => void
  /** Searches for a text at once; also again, after a failure. */
  readonly submit: (text: string) => void
}

/**
 * Searches while a pupil types.
 *
 * @param first what the server has found.
 * @param address what the address asks for. A page that is come back to may have been rendered for another one.
 */
export function useSearch(first: SearchState, { term, page }: { term: string; page: number }): Search {
  const isOther = term !== first.term || (first.name === 'found' && page !== first.page)
  const [state, dispatch] = useReducer(searchReducer, isOther ? initialSearchState(term) : first)
  const asked = state.name === 'searching' ? state : undefined

  useEffect(() => {
    if (!asked) return
    const call = new AbortController()
    const ask = () => {
      callApi('GET /search', { query: { q: asked.term }, signal: call.signal }).then(
        (result) => dispatch({ type: 'answered', term: asked.term, result }),
        (error: unknown) =>
          call.signal.aborted || dispatch({ type: 'refused', term: asked.term, code: asApiError(error).code }),
      )
    }
    const timer = setTimeout(ask, asked.isUrgent ? 0 : SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [asked])

  return {
    state,
    type: (text) => dispatch({ type: 'typed', term: normalizeTerm(text) }),
    submit: (text) => dispatch({ type: 'submitted', term: normalizeTerm(text) }),
  }
}
