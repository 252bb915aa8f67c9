import { type Algoliasearch, algoliasearch, type IndexSettings } from 'algoliasearch'
import { z } from 'zod'
import type { SearchEntry, SearchIndex } from '@/lib/ports/search-index'
import { AppError } from '@/lib/shared/errors/app-error'

export interface AlgoliaConnection {
  readonly appId: string
  /** A key that may search, browse, add and delete objects, and read and change settings. */
  readonly adminKey: string
  readonly index: string
  /** Where another server answers as Algolia does, as host and port, in clear; absent for Algolia itself. */
  readonly localHost?: { readonly host: string; readonly port: number }
}

/** A pupil waits for a search, whereas the SDK goes on to other hosts, and to longer waits, for half a minute. */
const SEARCH_TIMEOUT_MS = 4000
/** For one answer of one host. A publication waits for several. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 10_000 }

/** Endings and stop words are those of Algolia's Hungarian dictionary; accents and case it ignores by itself. */
const SETTINGS: IndexSettings = {
  searchableAttributes: ['description', 'labels', 'unordered(text)'],
  attributesToRetrieve: ['classifications', 'description', 'excerpt'],
  attributesToHighlight: [],
  indexLanguages: ['hu'],
  queryLanguages: ['hu'],
  ignorePlurals: true,
  removeStopWords: true,
  // Spelling errors count, and words may be missing, only when nothing is found otherwise.
  typoTolerance: 'min',
  removeWordsIfNoResults: 'allOptional',
}

const Hits = z.object({
  nbHits: z.int().min(0),
  hits: z.array(
    z.object({
      objectID: z.string(),
      classifications: z.array(z.string()),
      description: z.string(),
      excerpt: z.string().optional(),
    }),
  ),
})

/** An index at Algolia. Nothing is sent before the first use. */
export function createAlgoliaSearch({ appId, adminKey, index, localHost }: AlgoliaConnection): SearchIndex {
  const client = algoliasearch(appId, adminKey, {
    timeouts: TIMEOUTS,
    // The SDK would wait as long as Algolia says before it tries again.
    maxRateLimitRetries: 0,
    ...(localHost && {
      hosts: [{ url: localHost.host, port: localHost.port, protocol: 'http', accept: 'readWrite' }],
    }),
  })
  return {
    search: (term, limit, offset = 0) =>
      orUnavailable(
        inTime(
          client
            .searchSingleIndex({ indexName: index, searchParams: { query: term, offset, length: limit } })
            .then((answer) => Hits.parse(answer)),
        ),
      ),
    replaceAll: (entries) => orUnavailable(replaceAll(client, index, entries)),
  }
}

/** Sends only what is different: each object that is sent counts. */
async function replaceAll(client: Algoliasearch, index: string, entries: readonly SearchEntry[]): Promise<void> {
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: SETTINGS })
  await client.waitForTask({ indexName: index, taskID })
  const stored = await readObjects(client, index)
  const objects = entries.map(({ id, ...entry }) => ({ objectID: id, ...entry }))
  const changed = objects.filter((object) => stored.get(object.objectID) !== printed(object))
  const wanted = new Set(objects.map(({ objectID }) => objectID))
  const removed = [...stored.keys()].filter((id) => !wanted.has(id))
  await client.saveObjects({ indexName: index, objects: changed, waitForTasks: true })
  await client.deleteObjects({ indexName: index, objectIDs: removed, waitForTasks: true })
}

const ATTRIBUTES = ['objectID', 'classifications', 'description', 'labels', 'text', 'excerpt'] as const

/** What the index holds, printed so that it can be compared, by id. */
async function readObjects(client: Algoliasearch, index: string): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>()
  await client.browseObjects({
    indexName: index,
    browseParams: { attributesToRetrieve: ATTRIBUTES.slice(1) },
    aggregator: ({ hits }) => {
      for (const hit of hits) stored.set(hit.objectID, printed(hit))
    },
  })
  return stored
}

function printed(object: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(ATTRIBUTES.map((attribute) => object[attribute]))
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${SEARCH_TIMEOUT_MS} ms`)), SEARCH_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whatever goes wrong in a call of the SDK, the index cannot be asked. */
async function orUnavailable<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause })
  }
}
