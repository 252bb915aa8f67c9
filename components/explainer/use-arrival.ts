import { type RefObject, useEffect } from 'react'

/** Lets what has come up in the player take the focus, so that it is heard, and come into sight. */
export function useArrival(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Who looks for a place by the bar goes on looking.
    if (document.activeElement?.matches('[type=range]')) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box])
}
