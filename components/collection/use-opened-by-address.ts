import { useEffect } from 'react'

/** Unfolds the part of the page that its address names, now and whenever a link of the page names another. */
export function useOpenedByAddress(): void {
  useEffect(() => {
    const open = () => {
      const section = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      const folded = section?.querySelector('details')
      if (!section || !folded || folded.open) return
      folded.open = true
      section.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
