import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { planSolved } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'

/** Notes an exercise as solved, as the end of its round does. */
export async function noteSolved(
  { store, clock }: { readonly store: DocumentStore; readonly clock: Clock },
  userId: string,
  exerciseId: string,
  difficultyLevel: DifficultyLevel = 1,
): Promise<void> {
  const at = clock.now().toISOString()
  await store.transaction(async (transaction) => {
    const write = await planSolved(transaction, userId, [{ exerciseId, difficultyLevel, at }])
    write()
  })
}
