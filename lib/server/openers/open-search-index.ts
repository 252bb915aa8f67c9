import { createEmbeddedSearch } from '@/lib/adapters/embedded-search/embedded-search'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SearchIndex } from '@/lib/ports/search-index'
import type { SearchSettings } from '@/lib/server/env/schema'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** The search index that the configuration names. */
export function openSearchIndex(settings: SearchSettings, deps: Deps): SearchIndex {
  return settings.kind === 'algolia' ? openAlgolia(settings) : createEmbeddedSearch(deps)
}

/** The SDK is loaded at the first use: a site with an index of its own never needs it. */
function openAlgolia(settings: SearchSettings & { kind: 'algolia' }): SearchIndex {
  let opened: Promise<SearchIndex> | undefined
  const open = async () => {
    const { createAlgoliaSearch } = await import('@/lib/adapters/algolia-search')
    return createAlgoliaSearch(settings)
  }
  const opening = () => {
    opened ??= open()
    return opened
  }
  return {
    search: async (...query) => (await opening()).search(...query),
    replaceAll: async (...entries) => (await opening()).replaceAll(...entries),
  }
}
