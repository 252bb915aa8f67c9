import { useEffect, useEffectEvent } from 'react'

/** Back from another site by the history browsers may show a page as it was left, waiting for what never comes. */
export function useRestoredPage(onRestored: () => void): void {
  const handleRestored = useEffectEvent(onRestored)
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleRestored()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
}
