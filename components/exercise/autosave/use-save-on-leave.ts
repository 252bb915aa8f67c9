import { useEffect } from 'react'

interface Leaving {
  /** The page is put away, and may come back or not. */
  keep(): void
  /** The page is left for another of the site. */
  leave(): void
}

/** Keeps what is on a page when it goes. @param keeper the same one for as long as the page is there */
export function useSaveOnLeave(keeper: Leaving | undefined): void {
  useEffect(() => {
    if (!keeper) return
    // Phones put pages away without a `pagehide`, and tell of their going only by hiding them.
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keeper.keep()
    window.addEventListener('pagehide', keeper.keep)
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      window.removeEventListener('pagehide', keeper.keep)
      document.removeEventListener('visibilitychange', keepWhenHidden)
      keeper.leave()
    }
  }, [keeper])
}
