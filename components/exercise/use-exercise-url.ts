import { useEffect, useRef } from 'react'
import { isSkippedEntry, pushEntrySkippingCurrent, stepsBackTo } from '@/components/history/tab-history'

/**
 * Keeps the seed and level of the exercise on the screen in the address, so that a reload or a shared link shows the
 * same numbers.
 *
 * Opened without a seed from another page of this site, the exercise gets an entry of its own in the history: two steps
 * back lead to that page. Otherwise the address is corrected where it stands.
 *
 * @param path of the exercise with its seed and level; `undefined` where the address is of something else.
 */
export function useExerciseUrl(path: string | undefined): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (path === undefined) return
    if (isFirst.current) writeFirst(path)
    else window.history.replaceState(WRITTEN, '', path)
    isFirst.current = false
  }, [path])
}

/** In the state of an entry whose address the player has written. */
const WRITTEN = { exerciseAddress: 'written' }

function writeFirst(path: string): void {
  const { pathname, search } = window.location
  if (pathname + search === path || isSkippedEntry()) return
  const hasSeed = Number(seedIn(search)) === Number(seedIn(path.slice(path.indexOf('?'))))
  // Next shows a page that is come back to as the server sent it, before the pupil asked for other numbers.
  if (isWritten(window.history.state)) window.location.reload()
  else if (hasSeed || stepsBackTo(() => true) === undefined) window.history.replaceState(WRITTEN, '', path)
  else pushEntrySkippingCurrent(path, WRITTEN)
}

function isWritten(state: Partial<typeof WRITTEN> | null): boolean {
  return state?.exerciseAddress === WRITTEN.exerciseAddress
}

function seedIn(search: string): string | null {
  return new URLSearchParams(search).get('s')
}
