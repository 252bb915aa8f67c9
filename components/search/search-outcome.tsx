import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { SiteLink } from '@/components/ui/site-link'
import { Skeleton } from '@/components/ui/skeleton'
import { searchPath } from '@/lib/domain/search/model'
import { errorMessages } from '@/lib/shared/messages/errors'
import { searchMessages as messages } from '@/lib/shared/messages/search'
import type { SearchState } from './search-state'

const ROWS = ['first', 'second', 'third'] as const

/** In place of the first hits while they are awaited. */
export function SearchSkeleton() {
  return (
    <div className="space-y-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  )
}

/** What to do when there is nothing. That there is nothing stands above. */
export function NoHits() {
  return (
    <div className="rounded-card bg-sky-wash px-5 py-4">
      <h2 className="font-[650]">{messages.adviceTitle}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {messages.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <LinkButton href="/exercises" variant="secondary" className="mt-4">
        {messages.allExercises}
      </LinkButton>
    </div>
  )
}

interface SearchFailureProps {
  readonly failure: SearchState & { readonly name: 'failed' }
  readonly onRetry: () => void
}

/** What went wrong, and the way on. */
export function SearchFailure({ failure: { term, code }, onRetry }: SearchFailureProps) {
  return (
    <Notice tone="error" title={messages.failed}>
      <p>{errorMessages[code]}</p>
      {code === 'unauthenticated' ? (
        <LinkButton href={`/login?${new URLSearchParams({ redirect: searchPath(term) })}`} variant="secondary">
          {messages.login}
        </LinkButton>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </Notice>
  )
}

/** Terms to begin with. */
export function SearchExamples({ terms }: { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <nav aria-label={messages.examples}>
      <p className="text-quiet">{messages.examples}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {terms.map((term) => (
          <li key={term}>
            <SiteLink
              href={searchPath(term)}
              className="inline-flex min-h-11 items-center rounded-[22px] border-2 border-control bg-raised px-4 font-semibold transition-colors hover:border-leaf hover:bg-leaf-wash"
            >
              {term}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
