import { fireEvent } from '@testing-library/react'

/** The browser notices that there is no network, as on a train in a tunnel. */
export function goOffline(): void {
  setOnline(false)
  fireEvent(window, new Event('offline'))
}

/** There is a network again, or still. */
export function goOnline(): void {
  if (navigator.onLine) return
  setOnline(true)
  fireEvent(window, new Event('online'))
}

function setOnline(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
}
