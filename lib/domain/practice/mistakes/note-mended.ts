import type { DocumentStore } from '@/lib/ports/document-store'
import type { Memory } from '../model'
import type { Round } from '../rounds/round'
import { type KeptRound, parseRound, ROUNDS, toStoredRound } from '../rounds/stored-rounds'
import { mistakesIn } from './mistakes-in-rounds'

/** Well below the 500 writes that Firestore takes in one transaction. */
const PORTION = 200

/**
 * Notes in rounds which of their mistakes are mended, so that from then on only open ones are looked through. What is mended
 * follows from the memory with or without the note: it may be missing, and noted again it changes nothing.
 */
export async function noteMended(store: DocumentStore, memory: Memory, rounds: readonly KeptRound[]): Promise<void> {
  const changed = rounds.filter((kept) => withMended(kept, memory) !== kept.round)
  for (let from = 0; from < changed.length; from += PORTION) {
    const portion = changed.slice(from, from + PORTION)
    await store.transaction(async (transaction) => {
      const documents = await Promise.all(portion.map(({ id }) => transaction.get(ROUNDS, id)))
      for (const document of documents) {
        if (!document) continue
        const { id } = document
        // As it is by now: it may have been worked at since.
        const round = parseRound(document)
        const after = withMended({ id, round }, memory)
        if (after !== round) transaction.set(ROUNDS, id, toStoredRound(after))
      }
    })
  }
}

function withMended(kept: KeptRound, memory: Memory): Round {
  const { round } = kept
  const days = new Map(mistakesIn(kept, memory).map(({ index, mended }) => [index, mended]))
  const isNoted = round.subTasks.every(({ mendedOn }, index) => mendedOn === days.get(index))
  if (isNoted) return round
  return {
    ...round,
    subTasks: round.subTasks.map((subTask, index) => {
      const mendedOn = days.get(index)
      return mendedOn === undefined ? subTask : { ...subTask, mendedOn }
    }),
  }
}
