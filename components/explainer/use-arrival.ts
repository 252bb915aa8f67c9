import { type RefObject, useEffect } from 'react'
import { afterFrame } from './after-frame'

/**
 * Lets what has come up in the player take the focus, so that it is heard, and come into sight. Who looks for a place by the bar
 * goes on looking: then it comes into sight when the bar is let go, and the focus stays there.
 */
export function useArrival(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined
    // To lay it out for that within the task that has brought it takes a slow phone too long.
    const cancel = afterFrame(() => {
      end = arrive(box)
    })
    return () => {
      cancel()
      end?.()
    }
  }, [box])
}

function arrive(box: RefObject<HTMLElement | null>): (() => void) | undefined {
  const comeIntoSight = () => box.current?.scrollIntoView({ block: 'nearest' })
  const focused = document.activeElement
  if (focused?.matches('[type=range]')) {
    focused.addEventListener('change', comeIntoSight)
    return () => focused.removeEventListener('change', comeIntoSight)
  }
  // Somebody may have been quicker than that.
  if (!box.current?.contains(focused)) box.current?.focus({ preventScroll: true })
  comeIntoSight()
  return undefined
}
