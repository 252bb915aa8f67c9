import type { DocumentStore } from '@/lib/ports/document-store'
import type { ClaimedSource } from '../model/kinds'
import { PRACTICE_PLANS, parsePlan } from '../today/stored-plan'
import { listMissedRounds } from './list-rounds'
import type { RoundSource } from './round'

interface Claim {
  readonly userId: string
  readonly exerciseId: string
  readonly from?: ClaimedSource | undefined
}

/** From where a pupil works on an exercise: what is claimed, where the practice or the log that is named holds it. */
export async function sourceOf(store: DocumentStore, { userId, exerciseId, from }: Claim): Promise<RoundSource> {
  const isOfExercise = (each: { readonly exerciseId: string }) => each.exerciseId === exerciseId
  if (from === 'practice') {
    const { session } = parsePlan(await store.get(PRACTICE_PLANS, userId))
    return session?.places.some(isOfExercise) ? from : 'free'
  }
  if (from === 'mistake') {
    const missed = await listMissedRounds(store, userId)
    return missed.some(({ round }) => isOfExercise(round)) ? from : 'free'
  }
  return 'free'
}
