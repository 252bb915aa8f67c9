import { useEffect, useRef } from 'react'
import { createActivityLogger } from '@/lib/client/activity-logger'
import type { SearchState } from './search-state'

/** What stands this long with its hits was meant, and not only a step on the way to a longer term. */
const SETTLED_AFTER_MS = 1000

/**
 * Logs each term that a pupil has settled on, with the number of its hits.
 *
 * @returns to be called when a hit is followed, which settles it as well.
 */
export function useSearchLog(userId: string, state: SearchState): () => void {
  const settle = useRef<() => void>(undefined)
  const lastTerm = useRef<string>(undefined)

  useEffect(() => {
    if (state.name !== 'found' || state.page > 0 || state.term === lastTerm.current) return
    const { term, result } = state
    const log = () => {
      forget()
      lastTerm.current = term
      createActivityLogger(userId).logActivity('search', { term, nbHits: result.nbHits })
    }
    const timer = setTimeout(log, SETTLED_AFTER_MS)
    const forget = () => {
      settle.current = undefined
      clearTimeout(timer)
    }
    settle.current = log
    return forget
  }, [userId, state])

  return () => settle.current?.()
}
