import { useId } from 'react'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import type { WikiHistory } from './wiki-history'
import { findCachedWikiPage } from './wiki-page-cache'

interface WikiVisitedProps {
  readonly trail: WikiHistory
  readonly onChoose: (page: string) => void
}

/** The pages that were on show, to jump to; it appears with the second one. */
export function WikiVisited({ trail, onChoose }: WikiVisitedProps) {
  const id = useId()
  const pages = trail.visited.flatMap((page) => {
    const title = findCachedWikiPage(page)?.title
    return title === undefined ? [] : [{ page, title }]
  })
  if (trail.visited.length < 2 || pages.length === 0) return null
  return (
    <nav aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="font-sans text-sm font-semibold tracking-normal text-quiet">
        {wikiMessages.visited}
      </h3>
      <ol className="mt-2 flex flex-wrap gap-2">
        {pages.map(({ page, title }) => (
          <li key={page}>
            <button
              type="button"
              aria-current={page === trail.page ? 'page' : undefined}
              onClick={() => onChoose(page)}
              className="min-h-12 rounded-control border border-control px-3 py-1.5 text-start text-base leading-snug hover:border-leaf hover:bg-leaf-wash aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-wash aria-[current=page]:font-semibold"
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
