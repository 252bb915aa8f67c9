import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Classification } from './model'

const Entries = z.record(z.string(), z.object({ id: z.string(), label: z.string(), exerciseCount: z.int() }))

/** All classifications, by id; none before content has been published. */
export async function listClassifications(store: DocumentStore): Promise<readonly Classification[]> {
  const document = await store.get('classification', 'hu')
  const entries = Object.values(Entries.parse(document?.data ?? {}))
  return entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
