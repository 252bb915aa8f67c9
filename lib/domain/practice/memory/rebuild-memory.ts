import { readBatches } from '@/lib/domain/task/document-batches'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Memory } from '../model'
import { rememberRound } from '../rounds/remember-round'
import { endedAt, type Round } from '../rounds/round'
import { parseRound, ROUNDS } from '../rounds/stored-rounds'
import { MEMORY_SNAPSHOTS, parseSnapshot } from './snapshot'
import { MEMORY, toStoredMemory } from './stored-memory'

/** The memory of a pupil, worked out again from the snapshot and the rounds that ended after it, in the order in which they did. */
export async function recallMemory(store: DocumentStore, userId: string): Promise<Memory> {
  const { memory } = parseSnapshot(await store.get(MEMORY_SNAPSHOTS, userId))
  const rounds: Round[] = []
  for await (const portion of readBatches(store, { collection: ROUNDS, field: 'userId', value: userId })) {
    rounds.push(...portion.map((data) => parseRound({ data })))
  }
  return rounds
    .filter((round) => endedAt(round) !== undefined)
    .toSorted((one, other) => ((endedAt(one) ?? '') < (endedAt(other) ?? '') ? -1 : 1))
    .reduce((before, round) => rememberRound(before, round), memory)
}

/** Writes that memory, for after a fault. A round that ends meanwhile is in it only when it is called again. */
export async function rebuildMemory(store: DocumentStore, userId: string): Promise<void> {
  await store.set(MEMORY, userId, toStoredMemory(await recallMemory(store, userId)))
}
