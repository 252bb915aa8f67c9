'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { followHistory, settle } from './tab-history'

/** Follows the history of the tab, and scrolls pages that are come back to where they were left. Stands before every page. */
export function HistoryKeeper() {
  useEffect(followHistory, [])
  const path = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what a new page is known by
  useLayoutEffect(settle, [path])
  return null
}
