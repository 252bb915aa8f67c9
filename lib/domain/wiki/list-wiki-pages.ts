import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { onceAVersion } from '@/lib/shared/once-a-version'
import { WikiEntry } from './model'

/** One document: all pages without their texts. */
export const WIKI_INDEX = ['wikiIndex', 'pages'] as const

const StoredIndex = z.object({ pages: z.array(WikiEntry) })

const parseIndex = onceAVersion(({ data }: StoredDocument) => StoredIndex.parse(data).pages)

/** Every page of the wiki without its text: one read, however many there are. Empty before content has been published. */
export async function listWikiPages(store: DocumentStore): Promise<readonly WikiEntry[]> {
  const document = await store.get(...WIKI_INDEX)
  return document ? parseIndex(document) : []
}
