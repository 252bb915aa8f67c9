import { readBatches } from '@/lib/domain/task/document-batches'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Memory } from '../model'
import { rememberRound } from '../rounds/remember-round'
import { byEnd, endedAt, type Round } from '../rounds/round'
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
    .toSorted(byEnd)
    .reduce((before, round) => rememberRound(before, round), memory)
}

/** Writes that memory, for after a fault. A round that ends meanwhile is in it only when it is called again. */
export async function rebuildMemory(store: DocumentStore, userId: string): Promise<void> {
  const memory = await recallMemory(store, userId)
  const isEmpty = Object.keys(memory.skills).length === 0
  // Who has no memory yet begins with what was solved before there were rounds, which an empty one would hide.
  if (isEmpty && !(await store.get(MEMORY, userId))) return
  await store.set(MEMORY, userId, toStoredMemory(memory))
}
