import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import { WikiEntry } from './model'

/** One document: all pages without their texts. */
export const WIKI_INDEX = ['wikiIndex', 'pages'] as const

const StoredIndex = z.object({ pages: z.array(WikiEntry) })

/** As last read, so that it is parsed once for each version. */
let cache: { readonly version: string; readonly pages: readonly WikiEntry[] } | undefined

/** Every page of the wiki without its text: one read, however many there are. Empty before content has been published. */
export async function listWikiPages(store: DocumentStore): Promise<readonly WikiEntry[]> {
  const document = await store.get(...WIKI_INDEX)
  if (!document) return []
  if (cache?.version !== document.version) {
    cache = { version: document.version, pages: StoredIndex.parse(document.data).pages }
  }
  return cache.pages
}
