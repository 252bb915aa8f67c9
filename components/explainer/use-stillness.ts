import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether somebody wants no motion. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false)
}

/** The same, as it is now. */
export const isStill = () => matchMedia(QUERY).matches

function subscribe(notify: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
