/**
 * Does what can wait once the browser has nothing better to do: at the latest after `timeoutMs`, and after `delayMs`
 * where the browser cannot tell when it is idle, as Safari.
 */
export function whenIdle(work: () => void, timeoutMs: number, delayMs = timeoutMs): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: timeoutMs })
  else setTimeout(work, delayMs)
}

/** Does it once the page is complete, with its pictures. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

/**
 * Ends when a part of the page that the server has rendered is wanted: somebody comes near it with a finger, the mouse or the
 * keyboard, or the page is complete and the browser has nothing better to do. At once where the part is not there, as
 * when the page is changed within the site: without its code there would be nothing to see.
 *
 * @param part selects its element.
 * @param longestRestMs for how long the browser may have something better to do.
 */
export async function whenWanted(part: string, longestRestMs: number): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(part)
  if (!element) return
  await new Promise<void>((resolve) => {
    const come = () => resolve()
    for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const)
      element.addEventListener(event, come, { once: true })
    whenLoaded(() => whenIdle(come, longestRestMs))
  })
}
