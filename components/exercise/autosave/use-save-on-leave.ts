import { useEffect } from 'react'

interface Leaving {
  /** The page is put away, and may come back or not. */
  keep(): void
  /** The page is left for another of the site. */
  leave(): void
}

/** Keeps what is on a page when it goes. @param autosave the same one for as long as the page is there */
export function useSaveOnLeave(autosave: Leaving | undefined): void {
  useEffect(() => {
    if (!autosave) return
    // Phones put pages away without a `pagehide`, and tell of their going only by hiding them.
    const keepWhenHidden = () => document.visibilityState === 'hidden' && autosave.keep()
    window.addEventListener('pagehide', autosave.keep)
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      window.removeEventListener('pagehide', autosave.keep)
      document.removeEventListener('visibilitychange', keepWhenHidden)
      autosave.leave()
    }
  }, [autosave])
}
