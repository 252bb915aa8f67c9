'use client'

import { type ReactNode, useContext } from 'react'
import { WikiReaderContext } from './wiki-reader'

interface WikiLinkProps {
  /** Id of the page. */
  readonly page: string
  readonly children: ReactNode
}

/** A notion in a text, which shows its page of the wiki. */
export function WikiLink({ page, children }: WikiLinkProps) {
  const reader = useContext(WikiReaderContext)
  // The text around may be kept from breaking beside the link, but within the link lines break.
  if (!reader) return <span className="whitespace-normal">{children}</span>
  return (
    <button
      type="button"
      data-wiki-page={page}
      onClick={({ currentTarget }) => reader.read(page, currentTarget)}
      onPointerEnter={reader.prepare}
      onFocus={reader.prepare}
      className="whitespace-normal text-start text-leaf underline decoration-dotted underline-offset-3 hover:text-leaf-strong hover:decoration-solid print:text-current print:no-underline"
    >
      {children}
    </button>
  )
}
