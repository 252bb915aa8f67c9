import type { DocumentStore } from '@/lib/ports/document-store'
import { endRounds } from './end-rounds'
import { type KeptRound, ROUNDS } from './stored-rounds'

/**
 * Records rounds of one pupil that were whole when they came: the tasks of an exam that was handed in, or what was solved
 * before there was an account. Recorded again, they change nothing; one that was begun elsewhere is over with it.
 */
export async function recordFinished(
  store: DocumentStore,
  userId: string,
  rounds: readonly KeptRound[],
): Promise<void> {
  await store.transaction(async (transaction) => {
    const known = await Promise.all(rounds.map(({ id }) => transaction.get(ROUNDS, id)))
    const fresh = rounds.filter((_, index) => known[index] === undefined || known[index].data.open === true)
    if (fresh.length > 0) await endRounds(transaction, userId, fresh)
  })
}
