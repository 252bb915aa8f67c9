'use client'

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { DailyLimitProvider } from '@/components/freemium/daily-limit'
import { ListsBanner } from '@/components/freemium/lists-banner'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { SolvedLevels } from '@/lib/domain/progress/model'
import { HITS_PER_PAGE } from '@/lib/domain/search/model'
import { searchMessages as messages } from '@/lib/shared/messages/search'
import { SearchForm } from './search-form'
import { SearchHits } from './search-hits'
import { NoHits, SearchExamples, SearchFailure, SearchSkeleton } from './search-outcome'
import { SearchPages } from './search-pages'
import { type SearchState, shownResult } from './search-state'
import { useSearch } from './use-search'
import { useSearchLog } from './use-search-log'
import { useSearchUrl, useUrlPage, useUrlTerm } from './use-search-url'

interface SearchPageProps {
  readonly userId: string
  /** What the server has found for the term of the address. */
  readonly first: SearchState
  /** What the classifications are called, by id. */
  readonly labels: Readonly<Record<string, string>>
  readonly solved: SolvedLevels
  /** How the account stands, of which the hits tell. */
  readonly usage: UsageReading
  /** Terms to begin with. */
  readonly examples: readonly string[]
}

/** The search: a field, and below it what fits while it is being typed. */
export function SearchPage({ userId, first, labels, solved, usage, examples }: SearchPageProps) {
  const input = useRef<HTMLInputElement>(null)
  const term = useUrlTerm()
  const { state, type, submit } = useSearch(first, { term, page: useUrlPage() })
  const settle = useSearchLog(userId, state)
  useSearchUrl(state.term, (next) => {
    if (input.current) input.current.value = next
    submit(next)
  })
  useEarlyTyping(input, type)

  const result = shownResult(state)
  const isAwaited = state.name === 'searching'

  /** The row that was followed may be the last thing that this page shows. */
  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) settle()
  }

  return (
    <DailyLimitProvider usage={usage}>
      <ListsBanner usage={usage} />
      <div className="mt-6 max-w-4xl">
        <SearchForm input={input} term={term} onType={type} onSubmit={submit}>
          <p role="status" className="mt-3 min-h-7 wrap-anywhere text-quiet">
            {statusOf(state)}
          </p>
        </SearchForm>
        {/* biome-ignore lint/a11y: the links are the controls; this only hears that one of them was followed */}
        <div onClick={handleClick} aria-busy={isAwaited || undefined} className="mt-3">
          {state.name === 'too-short' && <SearchExamples terms={examples} />}
          {isAwaited && !result && <SearchSkeleton />}
          {result && result.hits.length > 0 && <SearchHits hits={result.hits} labels={labels} solved={solved} />}
          {state.name === 'found' && <SearchPages {...state} />}
          {state.name === 'found' && state.result.nbHits === 0 && <NoHits />}
          {state.name === 'failed' && <SearchFailure failure={state} onRetry={() => submit(state.term)} />}
        </div>
      </div>
    </DailyLimitProvider>
  )
}

/** While the next hits are awaited, the count of those on show stays, so that not every letter is announced. */
function statusOf(state: SearchState): string {
  if (state.name === 'too-short') return messages.tooShort
  if (state.name === 'found' && state.result.nbHits === 0) return messages.nothing(state.term)
  const result = shownResult(state)
  if (!result || result.nbHits === 0) return ''
  const { nbHits, hits } = result
  const before = state.name === 'found' ? state.page * HITS_PER_PAGE : 0
  if (before > 0) return messages.foundPart(nbHits, before + 1, before + hits.length)
  return nbHits > hits.length ? messages.foundMore(nbHits, hits.length) : messages.found(nbHits)
}

/** What was typed before the script was there. */
function useEarlyTyping(input: { readonly current: HTMLInputElement | null }, type: (text: string) => void): void {
  const handleReady = useEffectEvent(() => {
    if (input.current) type(input.current.value)
  })
  useEffect(() => handleReady(), [])
}
