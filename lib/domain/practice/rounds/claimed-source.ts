import type { DocumentStore } from '@/lib/ports/document-store'
import type { ClaimedSource } from '../model/kinds'
import { PRACTICE_PLANS, parsePlan } from '../today/stored-plan'
import { hasMissed } from './list-rounds'
import type { RoundSource } from './round'

interface Claim {
  readonly userId: string
  readonly exerciseId: string
  readonly from?: ClaimedSource | undefined
}

/** From where a pupil works on an exercise: what is claimed, where the practice or the log that is named holds it. */
export async function sourceOf(store: DocumentStore, { userId, exerciseId, from }: Claim): Promise<RoundSource> {
  if (from === 'practice') {
    const { session } = parsePlan(await store.get(PRACTICE_PLANS, userId))
    return session?.places.some((place) => place.exerciseId === exerciseId) ? from : 'free'
  }
  if (from === 'mistake') {
    return (await hasMissed(store, { userId, exerciseId })) ? from : 'free'
  }
  return 'free'
}
