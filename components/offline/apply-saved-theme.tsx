'use client'

import { useLayoutEffect } from 'react'
import { applySavedTheme } from '@/lib/client/theme'

/** The page is kept as it is for everybody, so it learns of the visitor's choice in the browser. */
export function ApplySavedTheme() {
  useLayoutEffect(applySavedTheme, [])
  return null
}
