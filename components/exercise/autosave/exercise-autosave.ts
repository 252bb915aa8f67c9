import { isSolved, type PlayerState } from '@/components/exercise/player/player-state'
import type { DraftKey } from '@/lib/client/draft-store'
import { exerciseVariantKey } from '@/lib/domain/exercise/model/exercise-path'
import { type ExerciseDraft, hasDraft, parseDraft, serializeDraft } from './exercise-draft'
import { exerciseDraftStore } from './exercise-draft-store'

/** Keeps the progress of one player. */
export interface ExerciseAutosave {
  /** What was kept for the exercise that the player starts with. */
  find(): ExerciseDraft | undefined
  /** The player has come to this state. */
  note(state: PlayerState): void
  /** Keeps what was noted last. Of numbers that have been renewed, what was kept goes. */
  keep(): void
  /** The page is left for another of the site: a solved exercise is over, any other is kept. */
  leave(): void
}

/** @param account whose progress it is. @param first the player before anything was done. */
export function createExerciseAutosave(account: string, exerciseId: string, first: PlayerState): ExerciseAutosave {
  let kept = first
  let latest = first
  const placeOf = ({ exercise }: PlayerState): DraftKey => ({
    account,
    path: exerciseVariantKey(exerciseId, exercise),
  })

  function keep(): void {
    if (latest === kept) return
    if (latest.exercise !== kept.exercise) exerciseDraftStore.drop(placeOf(kept))
    if (hasDraft(latest)) exerciseDraftStore.keep(placeOf(latest), serializeDraft(latest))
    else exerciseDraftStore.drop(placeOf(latest))
    kept = latest
  }

  return {
    find: () => parseDraft(exerciseDraftStore.find(placeOf(first)), first.exercise),
    note(state) {
      latest = state
    },
    keep,
    leave() {
      keep()
      if (isSolved(latest)) exerciseDraftStore.drop(placeOf(latest))
    },
  }
}
