import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import { ExplainerEntry } from './model'

/** One document: all explainers without what is in them. */
export const EXPLAINER_INDEX = ['explainerIndex', 'entries'] as const

const StoredIndex = z.object({ entries: z.array(ExplainerEntry) })

/** As last read, so that it is parsed once for each version. */
let cache: { readonly version: string; readonly entries: readonly ExplainerEntry[] } | undefined

/** Every explainer, by grade: one read, however many there are. Empty before content has been published. */
export async function listExplainers(store: DocumentStore): Promise<readonly ExplainerEntry[]> {
  const document = await store.get(...EXPLAINER_INDEX)
  if (!document) return []
  if (cache?.version !== document.version) {
    cache = { version: document.version, entries: StoredIndex.parse(document.data).entries }
  }
  return cache.entries
}

/** The explainer of the first of these skills that has one. */
export function explainerOfSkills(
  entries: readonly ExplainerEntry[],
  skills: readonly string[],
): ExplainerEntry | undefined {
  for (const skill of skills) {
    const entry = entries.find((each) => each.skill === skill)
    if (entry) return entry
  }
  return undefined
}
