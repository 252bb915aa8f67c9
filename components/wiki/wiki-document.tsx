'use client'

import type { ReactNode } from 'react'
import { AS_PAGES, WikiReaderContext } from './wiki-reader'

/** Around a text on a page of the wiki: its links lead to the addresses of other pages. */
export function WikiDocument({ children }: { readonly children: ReactNode }) {
  return <WikiReaderContext value={AS_PAGES}>{children}</WikiReaderContext>
}
