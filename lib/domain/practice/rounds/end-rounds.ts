import { planSolved } from '@/lib/domain/progress/progress'
import type { Transaction } from '@/lib/ports/document-store'
import { readMemory } from '../memory/read-memory'
import { MEMORY_SNAPSHOTS, toStoredSnapshot } from '../memory/snapshot'
import { MEMORY, toStoredMemory } from '../memory/stored-memory'
import { rememberRound } from './remember-round'
import { byEnd, type Round } from './round'
import { type KeptRound, ROUNDS, toStoredRound } from './stored-rounds'

/**
 * Writes rounds of one pupil that are over, and all that follows from them: what is remembered of their skills, and what is
 * solved. A round is remembered when it ends for the first time: who finishes one that was given up on has it solved, and no
 * more. Reads before it writes, as transactions have to.
 */
export async function endRounds(transaction: Transaction, userId: string, ended: readonly KeptRound[]): Promise<void> {
  const { memory: before, isInherited } = await readMemory(transaction, userId)
  const noteSolved = await planSolved(
    transaction,
    userId,
    ended.flatMap(({ round: { exerciseId, difficultyLevel, finishedAt } }) =>
      finishedAt === undefined ? [] : [{ exerciseId, difficultyLevel, at: finishedAt }],
    ),
  )
  const after = ended
    .map(({ round }) => round)
    .toSorted(byEnd)
    .reduce((memory, round) => (endsAgain(round) ? memory : rememberRound(memory, round)), before)
  for (const { id, round } of ended) transaction.set(ROUNDS, id, toStoredRound(round))
  noteSolved()
  if (after !== before) transaction.set(MEMORY, userId, toStoredMemory(after))
  // What no round tells of has to stand somewhere, for the memory to be made again.
  if (after !== before && isInherited) {
    transaction.set(MEMORY_SNAPSHOTS, userId, toStoredSnapshot({ until: '', memory: before, months: {} }))
  }
}

/** Whether it had been given up on before it was finished. */
function endsAgain({ finishedAt, leftAt }: Round): boolean {
  return finishedAt !== undefined && leftAt !== undefined
}
