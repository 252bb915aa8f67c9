'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { beginAtTop, restoreScroll, trackHistory } from './tab-history'

/**
 * Follows the history of the tab, scrolls pages that are come back to where they were left, and others to their top. Stands
 * before every page.
 */
export function ScrollRestoration() {
  useEffect(trackHistory, [])
  const pathname = usePathname()
  const path = `${pathname}?${useSearchParams()}`
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) beginAtTop()
    shown.current = pathname
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what a new page is known by
  useLayoutEffect(restoreScroll, [path])
  return null
}
