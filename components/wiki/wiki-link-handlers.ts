import type { SyntheticEvent } from 'react'
import type { WikiReader } from './wiki-reader'

/** Names the page of a wiki link. */
export const WIKI_PAGE = 'data-wiki-page'

/**
 * What an element hears of the wiki links within it, also of those that React has not drawn: texts are taken over from
 * the document as they are.
 */
export function wikiLinkHandlers(reader: WikiReader) {
  const prepare = (event: SyntheticEvent) => {
    if (findWikiLink(event)) reader.prepare()
  }
  return {
    onClick: (event: SyntheticEvent) => {
      const link = findWikiLink(event)
      const page = link?.getAttribute(WIKI_PAGE)
      if (link && page) reader.read(page, link)
    },
    onPointerOver: prepare,
    onFocus: prepare,
  }
}

function findWikiLink({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${WIKI_PAGE}]`) : null
}
