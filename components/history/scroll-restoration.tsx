'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { restoreScroll, trackHistory } from './tab-history'

/** Follows the history of the tab, and scrolls pages that are come back to where they were left. Stands before every page. */
export function ScrollRestoration() {
  useEffect(trackHistory, [])
  const path = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what a new page is known by
  useLayoutEffect(restoreScroll, [path])
  return null
}
