import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Classification } from './model'

/** The one document that holds all classifications: `classification/hu`. */
export const CLASSIFICATIONS = ['classification', 'hu'] as const

const Entries = z.record(z.string(), z.object({ id: z.string(), label: z.string(), exerciseCount: z.int() }))

/** All classifications, by id; none before content has been published. */
export async function listClassifications(store: DocumentStore): Promise<readonly Classification[]> {
  const document = await store.get(...CLASSIFICATIONS)
  const entries = Object.values(Entries.parse(document?.data ?? {}))
  return entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
