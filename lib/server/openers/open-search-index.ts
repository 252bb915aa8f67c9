import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SearchIndex } from '@/lib/ports/search-index'
import type { SearchSettings } from '@/lib/server/env/parse-environment'
import { onFirstUse } from './on-first-use'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** The search index that the configuration names, whose code is loaded at the first use. */
export function openSearchIndex(settings: SearchSettings, deps: Deps): SearchIndex {
  return onFirstUse(async () => {
    if (settings.kind === 'algolia')
      return (await import('@/lib/adapters/algolia-search')).createAlgoliaSearch(settings)
    return (await import('@/lib/adapters/embedded-search/embedded-search')).createEmbeddedSearch(deps)
  }, {})
}
