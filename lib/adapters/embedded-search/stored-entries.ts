import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SearchEntry } from '@/lib/ports/search-index'

/**
 * The entries of the index as they lie in the store: a stamp that names the current generation, and the entries of each
 * generation in a few documents, so that a process that starts does not read one for each exercise. The documents of a
 * generation never change, and the stamp is written when they are all there: nobody reads half of a publication.
 */
const STAMP = ['searchIndex', 'current'] as const
const PARTS = 'searchIndexParts'

/** Firestore takes documents of 1 MiB; an entry is about 1 kB. */
const ENTRIES_PER_PART = 200

const Stamp = z.object({ generation: z.string(), parts: z.int().min(0) })
export type IndexGeneration = z.output<typeof Stamp>

const Part = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      classifications: z.array(z.string()),
      description: z.string(),
      labels: z.array(z.string()),
      text: z.string(),
      excerpt: z.string().optional(),
    }),
  ),
})

/** What the store holds now; nothing before the first publication. */
export async function readGeneration(store: DocumentStore): Promise<IndexGeneration | undefined> {
  const document = await store.get(...STAMP)
  return document && Stamp.parse(document.data)
}

/** The entries of a generation, `undefined` when another one has taken its place meanwhile. */
export async function readEntries(
  store: DocumentStore,
  stamp: IndexGeneration,
): Promise<readonly SearchEntry[] | undefined> {
  const parts = await Promise.all(partIds(stamp).map((id) => store.get(PARTS, id)))
  if (parts.includes(undefined)) return undefined
  return parts.flatMap((part) => Part.parse(part?.data).entries)
}

/** Makes these entries the current generation. Does nothing when they are it already. */
export async function writeEntries(store: DocumentStore, entries: readonly SearchEntry[]): Promise<void> {
  const before = await readGeneration(store)
  const chunks = chunksOf(entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  const stamp = { generation: digestOf(chunks), parts: chunks.length }
  if (before?.generation === stamp.generation) return
  for (const [index, id] of partIds(stamp).entries()) {
    await store.set(PARTS, id, { entries: (chunks[index] ?? []).map(toStored) })
  }
  await store.set(...STAMP, stamp)
  for (const id of before ? partIds(before) : []) await store.delete(PARTS, id)
}

/** Plain JSON: an excerpt that is absent is left out. */
function toStored({ excerpt, ...entry }: SearchEntry) {
  return { ...entry, ...(excerpt !== undefined && { excerpt }) }
}

function partIds({ generation, parts }: IndexGeneration): readonly string[] {
  return Array.from({ length: parts }, (_, index) => `${generation}-${index}`)
}

function chunksOf(entries: readonly SearchEntry[]): readonly (readonly SearchEntry[])[] {
  const count = Math.ceil(entries.length / ENTRIES_PER_PART)
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * ENTRIES_PER_PART, (index + 1) * ENTRIES_PER_PART),
  )
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}
