'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** Pages that offer signing in and registering themselves, so that the frame around them does not. */
const WITH_OWN_ENTRANCES = ['/subscribe']

/** What the frame shows on every page but those. The layout does not know which page is in it; the browser does. */
export function HideOnPagesWithAuthLinks({ children }: { readonly children: ReactNode }) {
  return WITH_OWN_ENTRANCES.includes(usePathname()) ? null : children
}
