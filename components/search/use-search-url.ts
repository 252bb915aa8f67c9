import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { normalizeTerm, searchPageIn, searchPath } from '@/lib/domain/search/model'
import { SEARCH_DEBOUNCE_MS } from './use-search'

/** The term in the address of the page. */
export function useUrlTerm(): string {
  return termIn(useSearchParams())
}

/** The number of the page of hits in the address, from 0. */
export function useUrlPage(): number {
  return searchPageIn(useSearchParams().get('page'))
}

/**
 * Keeps the term in the address, so that it can be shared, reloaded and come back to. Typing adds nothing to the history.
 *
 * @param adopt shows the term of an address that was not written here: of a link to this page.
 */
export function useSearchUrl(term: string, adopt: (term: string) => void): void {
  const inAddress = useUrlTerm()
  const known = useRef(inAddress)

  useEffect(() => {
    if (term === known.current) return
    const timer = setTimeout(() => {
      known.current = term
      window.history.replaceState(null, '', searchPath(term))
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term])

  const handleAddress = useEffectEvent((next: string) => {
    // What Next renders may lag behind what was written since.
    const isOld = next !== termIn(new URLSearchParams(window.location.search))
    if (next === known.current || isOld) return
    known.current = next
    adopt(next)
  })
  useEffect(() => handleAddress(inAddress), [inAddress])
}

function termIn(query: { get(name: string): string | null }): string {
  return normalizeTerm(query.get('q') ?? '')
}
