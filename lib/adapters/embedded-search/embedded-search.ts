import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SearchIndex } from '@/lib/ports/search-index'
import { createRankedSearch, type RankedSearch } from './ranked-search'
import { readEntries, readGeneration, writeEntries } from './stored-entries'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface Loaded {
  readonly generation: string | undefined
  readonly search: RankedSearch
}

/** How long what was published elsewhere may go unnoticed. */
const CHECK_INTERVAL_MS = 30_000

/**
 * An index in the memory of this process, over entries that lie in the store. It is read at the first search, and again
 * when the stamp of the entries has changed, which is looked at from time to time.
 */
export function createEmbeddedSearch({ store, clock }: Deps): SearchIndex {
  let loaded: Loaded | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<Loaded> | undefined

  /** One look for all searches that wait for it. */
  function current(): Promise<Loaded> {
    const now = clock.now().getTime()
    if (loaded && now - checkedAt < CHECK_INTERVAL_MS) return Promise.resolve(loaded)
    checking ??= load(store, loaded)
      .then((next) => {
        loaded = next
        checkedAt = now
        return next
      })
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  return {
    search: async (term, limit, offset) => (await current()).search(term, limit, offset),
    replaceAll: async (entries) => {
      await writeEntries(store, entries)
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** The current generation: what is loaded already, unless another one has been published. */
async function load(store: DocumentStore, known: Loaded | undefined): Promise<Loaded> {
  // A publication that comes between the two reads takes the entries away, and the next try finds its own.
  for (let tries = 0; tries < 3; tries += 1) {
    const stamp = await readGeneration(store)
    if (known && known.generation === stamp?.generation) return known
    const entries = stamp ? await readEntries(store, stamp) : []
    if (entries) return { generation: stamp?.generation, search: await createRankedSearch(entries) }
  }
  throw new Error('the entries of the search index are not in the store; publish the content again')
}
