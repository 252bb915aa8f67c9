import { SiteLink } from '@/components/ui/site-link'
import { HITS_PER_PAGE, MAX_SEARCH_PAGE, searchPath } from '@/lib/domain/search/model'
import { searchMessages as messages } from '@/lib/shared/messages/search'
import type { SearchState } from './search-state'

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The ways to the page before and to the next one, when the hits are more than one page. */
export function SearchPages({ term, page, result: { nbHits } }: SearchState & { readonly name: 'found' }) {
  const last = Math.min(Math.ceil(nbHits / HITS_PER_PAGE) - 1, MAX_SEARCH_PAGE)
  if (last < 1) return null
  return (
    <nav
      aria-label={messages.pages}
      className="mt-6 grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      {page > 0 && (
        <SiteLink rel="prev" href={searchPath(term, page - 1)} className={`${LINK} justify-self-start`}>
          {messages.previousPage}
        </SiteLink>
      )}
      <span aria-current="page" className="text-center text-quiet max-sm:order-first max-sm:col-span-2 sm:col-start-2">
        {messages.page(page + 1, last + 1)}
      </span>
      {page < last && (
        <SiteLink
          rel="next"
          href={searchPath(term, page + 1)}
          className={`${LINK} col-start-2 justify-self-end sm:col-start-3`}
        >
          {messages.nextPage}
        </SiteLink>
      )}
    </nav>
  )
}
