import { type ListPage, PAGE_SIZE } from '@/lib/domain/exercise-list/model'

/**
 * A list that grows by pages. `pending`: nothing was asked for yet. `error`: the last page asked for did not come; what
 * came before stays.
 */
export interface ListState {
  readonly status: 'pending' | 'loading' | 'success' | 'noResult' | 'error'
  readonly items: ListPage['items']
  /** The number of the page to ask for next, from 0. */
  readonly nextPage: number
  readonly hasMore: boolean
}

export type ListEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'loaded'; readonly page: ListPage }
  | { readonly type: 'failed' }

/** A list that begins with a page. @param first that page, when it is there already */
export function initialListState(page: number, first: ListPage | undefined): ListState {
  const pending: ListState = { status: 'pending', items: [], nextPage: page, hasMore: true }
  return first ? withPage(pending, first) : pending
}

/** Every step of the list. An event that does not fit the state changes nothing. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'asked':
      return canLoadMore(state) ? { ...state, status: 'loading' } : state
    case 'loaded':
      return state.status === 'loading' ? withPage(state, event.page) : state
    case 'failed':
      return state.status === 'loading' ? { ...state, status: 'error' } : state
    default:
      return event satisfies never
  }
}

/** Whether another page may be asked for: not while one is awaited, nor after one that was not full. */
export function canLoadMore({ status, hasMore }: ListState): boolean {
  return hasMore && status !== 'loading'
}

/** An exercise that moved to a later page while the list was read is not shown twice. */
function withPage(state: ListState, { items, hasMore }: ListPage): ListState {
  const known = new Set(state.items.map(({ id }) => id))
  const all = [...state.items, ...items.filter(({ id }) => !known.has(id))]
  return {
    status: all.length === 0 ? 'noResult' : 'success',
    items: all,
    nextPage: state.nextPage + 1,
    hasMore: hasMore && items.length === PAGE_SIZE,
  }
}
