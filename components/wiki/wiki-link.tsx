'use client'

import { type ReactNode, useContext } from 'react'
import { WIKI_PAGE } from './wiki-link-handlers'
import { WikiReaderContext } from './wiki-reader'

interface WikiLinkProps {
  /** Id of the page. */
  readonly page: string
  readonly children: ReactNode
}

/** A notion in a text, which shows its page of the wiki. Presses are heard by the element that holds the reader. */
export function WikiLink({ page, children }: WikiLinkProps) {
  // The text around may be kept from breaking beside the link, but within the link lines break.
  if (!useContext(WikiReaderContext)) return <span className="whitespace-normal">{children}</span>
  return (
    <button
      type="button"
      {...{ [WIKI_PAGE]: page }}
      className="whitespace-normal text-start text-leaf underline decoration-dotted underline-offset-3 hover:text-leaf-strong hover:decoration-solid print:text-current print:no-underline"
    >
      {children}
    </button>
  )
}
