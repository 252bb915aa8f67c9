import { useCallback, useEffect, useReducer, useRef } from 'react'
import { createActivityLogger } from '@/lib/client/activity-logger'
import { asApiError, callApi } from '@/lib/client/api'
import type { ListPage } from '@/lib/domain/exercise-list/model'
import { cacheList, restoreCachedList } from './list-cache'
import { canLoadMore, initialListState, type ListState, listReducer } from './list-state'

interface ListStart {
  readonly classifications: readonly string[]
  /** The number of the page that the list begins with, from 0. */
  readonly page: number
  /** That page, when the server could read it. */
  readonly first: ListPage | undefined
  readonly userId: string | undefined
}

/** The list and the way to more of it. A first page that the server could not read is asked for at once. */
export function useExerciseList({ classifications, page, first, userId }: ListStart): {
  readonly state: ListState
  readonly advance: () => void
  /** `advance`, noted as an activity. */
  readonly showMore: () => void
} {
  const key = `${classifications.join()} ${page}`
  const [state, dispatch] = useReducer(listReducer, undefined, () =>
    restoreCachedList(key, initialListState(page, first)),
  )
  const { status, nextPage } = state
  const isAsking = useRef(false)

  useEffect(() => cacheList(key, state), [key, state])

  const load = useCallback(
    async (number: number) => {
      // What is pressed twice before React has rendered asks once.
      if (isAsking.current) return
      isAsking.current = true
      dispatch({ type: 'asked' })
      try {
        dispatch({
          type: 'loaded',
          page: await callApi('GET /exercises', { query: { cls: classifications.join(), page: number } }),
        })
      } catch (error) {
        asApiError(error)
        dispatch({ type: 'failed' })
      } finally {
        isAsking.current = false
      }
    },
    [classifications],
  )

  useEffect(() => {
    if (status === 'pending') void load(nextPage)
  }, [status, nextPage, load])

  function advance(): void {
    if (canLoadMore(state)) void load(nextPage)
  }

  function showMore(): void {
    if (isAsking.current || !canLoadMore(state)) return
    createActivityLogger(userId).logActivity('listShowMore', { classifications: [...classifications] })
    advance()
  }

  return { state, advance, showMore }
}
