import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { onceAVersion } from '@/lib/shared/once-a-version'

/** One document: all typical mistakes that rules of feedback recognise. */
export const MISTAKE_CATALOGUE = ['mistakes', 'catalogue'] as const

/** What is said of a typical mistake wherever it was made. */
export interface TypicalMistake {
  /** What the pupil did, in the past tense. */
  readonly title: string
  /** The page of the wiki that helps. */
  readonly wiki?: { readonly id: string; readonly title: string }
}

/** The typical mistakes by their ids. */
export type MistakeCatalogue = ReadonlyMap<string, TypicalMistake>

const StoredCatalogue = z.object({
  mistakes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      wiki: z.object({ id: z.string(), title: z.string() }).exactOptional(),
    }),
  ),
})

const parseCatalogue = onceAVersion(
  ({ data }: StoredDocument): MistakeCatalogue =>
    new Map(StoredCatalogue.parse(data).mistakes.map(({ id, ...mistake }) => [id, mistake])),
)

/** The catalogue of typical mistakes: one read. Empty before content has been published. */
export async function loadMistakeCatalogue(store: DocumentStore): Promise<MistakeCatalogue> {
  const document = await store.get(...MISTAKE_CATALOGUE)
  return document ? parseCatalogue(document) : new Map()
}
