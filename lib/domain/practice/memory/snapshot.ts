import { z } from 'zod'
import type { DocumentData, StoredDocument } from '@/lib/ports/document-store'
import { type Memory, NO_MEMORY } from '../model'
import { StoredMemory, toStoredMemory } from './stored-memory'

/** What is left of each pupil's rounds that are too old to be kept one by one, by uid. */
export const MEMORY_SNAPSHOTS = 'memorySnapshots'

const StoredSnapshot = z.object({
  until: z.string(),
  memory: StoredMemory,
  months: z.record(z.string(), z.int()).default({}),
})

export interface Snapshot {
  /** When the last round ended that is in it, ISO time; `''` before the first. */
  readonly until: string
  /** The memory as it was then. */
  readonly memory: Memory
  /** How many rounds ended in each month, by `2026-12`. */
  readonly months: Readonly<Record<string, number>>
}

/** @throws ZodError when the document is no snapshot. */
export function parseSnapshot(document: Pick<StoredDocument, 'data'> | undefined): Snapshot {
  return document ? StoredSnapshot.parse(document.data) : { until: '', memory: NO_MEMORY, months: {} }
}

export function toStoredSnapshot({ until, memory, months }: Snapshot): DocumentData {
  return { until, months, memory: toStoredMemory(memory) }
}
