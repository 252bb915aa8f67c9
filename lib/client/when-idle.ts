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
