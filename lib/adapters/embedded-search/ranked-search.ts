import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { SearchEntry, SearchHit, SearchResult } from '@/lib/ports/search-index'
import { stemCandidatesOf, wordsOf } from './hungarian-stemmer'

/** Articles and the like, folded. They are in nearly every text, so that they tell nothing. */
const STOP_WORDS = new Set(['a', 'az', 'egy', 'es', 'is', 'vagy', 'hogy', 'ha', 'nem'])

/** How many letters may be wrong, missing or too many in a word. */
function errorsAllowed(word: string): number {
  if (/^\p{N}/u.test(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

/**
 * Ways to find a word, the surest first. What the first finds stands before what only the second does; spelling errors
 * count when these find nothing, and that a word is missing when nothing else helps.
 */
const ways = {
  whole: (word: string): Query => anyOf(stemCandidatesOf(word).map((reading) => ({ queries: [reading] }))),
  begun: (word: string): Query => anyOf([ways.whole(word), { queries: [word], prefix: true }]),
  misspelt: (word: string): Query => anyOf([ways.begun(word), ...stemCandidatesOf(word).map(nearly)]),
}

const nearly = (reading: string): Query => ({ queries: [reading], fuzzy: errorsAllowed(reading) })

export type RankedSearch = (term: string, limit: number, offset?: number) => SearchResult

/** Other requests are answered between two chunks: a thousand entries take half a second together. */
const CHUNK_SIZE = 25

/** Makes entries searchable, in memory. */
export async function createRankedSearch(entries: readonly SearchEntry[]): Promise<RankedSearch> {
  const hits = new Map(entries.map((entry) => [entry.id, toHit(entry)]))
  const index = new MiniSearch({
    fields: ['description', 'labels', 'text'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => [...stemCandidatesOf(word)],
    searchOptions: asTyped,
  })
  await index.addAllAsync(entries.map(toDocument), { chunkSize: CHUNK_SIZE })

  function find(query: Query): readonly string[] {
    const found = index.search(query).map(({ id, score }) => ({ id: String(id), score }))
    return found.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)).map(({ id }) => id)
  }

  return (term, limit, offset = 0) => {
    const words = wordsOf(term)
    const telling = words.filter((word) => !STOP_WORDS.has(word))
    const wanted = telling.length > 0 ? telling : words
    const found = firstOf([
      () => [...new Set([...find(allOf(wanted.map(ways.whole))), ...find(allOf(wanted.map(ways.begun)))])],
      () => find(allOf(wanted.map(ways.misspelt))),
      () => find(anyOf(wanted.map(ways.begun))),
    ])
    return { nbHits: found.length, hits: found.slice(offset, offset + limit).flatMap((id) => hits.get(id) ?? []) }
  }
}

/** The words of a query have been taken apart already. */
const asTyped: SearchOptions = {
  boost: { description: 4, labels: 2, text: 0.5 },
  tokenize: (word) => [word],
  processTerm: (word) => word,
}

function allOf(queries: readonly Query[]): Query {
  return { combineWith: 'AND', queries: [...queries] }
}

function anyOf(queries: readonly Query[]): Query {
  return { combineWith: 'OR', queries: [...queries] }
}

function firstOf(searches: readonly (() => readonly string[])[]): readonly string[] {
  for (const search of searches) {
    const found = search()
    if (found.length > 0) return found
  }
  return []
}

function toDocument({ id, description, labels, text }: SearchEntry) {
  return { id, description, labels: labels.join(' '), text }
}

function toHit({ id, classifications, description, excerpt }: SearchEntry): SearchHit {
  return { objectID: id, classifications, description, ...(excerpt !== undefined && { excerpt }) }
}
