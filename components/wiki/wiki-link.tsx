'use client'

import { type ReactNode, useContext } from 'react'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { WIKI_PAGE } from './wiki-link-handlers'
import { AS_PAGES, WikiReaderContext } from './wiki-reader'

const LINK =
  'whitespace-normal text-start text-leaf underline decoration-dotted underline-offset-3 hover:text-leaf-strong hover:decoration-solid print:text-current print:no-underline'

interface WikiLinkProps {
  /** Id of the page. */
  readonly page: string
  readonly children: ReactNode
}

/**
 * A notion in a text, which shows its page of the wiki: in a dialog, for which presses are heard by the element that holds the
 * reader, or at its own address.
 */
export function WikiLink({ page, children }: WikiLinkProps) {
  // The text around may be kept from breaking beside the link, but within the link lines break.
  const reader = useContext(WikiReaderContext)
  if (!reader) return <span className="whitespace-normal">{children}</span>
  if (reader === AS_PAGES) {
    return (
      <a href={wikiPath(page)} className={LINK}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...{ [WIKI_PAGE]: page }} className={LINK}>
      {children}
    </button>
  )
}
