'use client'

import { createContext } from 'react'

/** What the links of texts do. */
export interface WikiReader {
  /** Shows a page: opens the wiki, or goes on in it. `link` is where the reader comes from. */
  read(page: string, link?: HTMLElement): void
  /** Fetches ahead what opening needs. */
  prepare(): void
}

/** On the wiki's own pages, where links lead to the addresses of other ones. */
export const AS_PAGES = 'pages'

/** `undefined` where the wiki cannot be read, as on a worksheet: there links are plain text. */
export const WikiReaderContext = createContext<WikiReader | typeof AS_PAGES | undefined>(undefined)
