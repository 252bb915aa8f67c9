const GIVE_UP_AFTER_MS = 3000
/** What says that the pupil has taken the scrolling over. */
const TAKEOVERS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page down to a place, at once where it is tall enough; else when what is still on the way has made it so,
 * unless the pupil scrolls first.
 *
 * @returns when it is there, or has been given up.
 */
export function scrollWhenTallEnough(top: number): Promise<void> {
  if (reach(top)) return Promise.resolve()
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const growth = new ResizeObserver(() => reach(top) && stop())
    const timer = setTimeout(stop, GIVE_UP_AFTER_MS)
    for (const takeover of TAKEOVERS) {
      window.addEventListener(takeover, stop, { passive: true, signal: waiting.signal })
    }
    waiting.signal.addEventListener('abort', () => {
      growth.disconnect()
      clearTimeout(timer)
      resolve()
    })
    growth.observe(document.body)
  })
}

function reach(top: number): boolean {
  if (!isAt(top)) window.scrollTo({ top, behavior: 'instant' })
  return isAt(top)
}

/** Browsers round to their device's pixels. */
const isAt = (top: number) => Math.abs(window.scrollY - top) < 2
