import { useSyncExternalStore } from 'react'

/** Once the page is taken over nothing changes that any more. */
const subscribeToNothing = () => () => {}

/** Whether the browser has taken over what the server wrote. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
