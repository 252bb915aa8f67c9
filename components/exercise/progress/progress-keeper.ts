import type { EntryPlace } from '@/lib/client/own-entries'
import { exerciseAddress } from '@/lib/domain/exercise/model/address'
import { isSolved, type PlayerState } from '../player/player-state'
import { hasProgress, type Progress, readProgress, saveProgress } from './progress'
import { progressStore } from './progress-store'

/** Keeps the progress of one player. */
export interface ProgressKeeper {
  /** What was kept for the exercise that the player starts with. */
  find(): Progress | undefined
  /** The player has come to this state. */
  note(state: PlayerState): void
  /** Keeps what was noted last. Of numbers that have been renewed, what was kept goes. */
  keep(): void
  /** The page is left for another of the site: a solved exercise is over, any other is kept. */
  leave(): void
}

/** @param account whose progress it is. @param first the player before anything was done. */
export function createProgressKeeper(account: string, exerciseId: string, first: PlayerState): ProgressKeeper {
  let kept = first
  let latest = first
  const placeOf = ({ exercise }: PlayerState): EntryPlace => ({
    account,
    path: exerciseAddress(exerciseId, exercise),
  })

  function keep(): void {
    if (latest === kept) return
    if (latest.exercise !== kept.exercise) progressStore.drop(placeOf(kept))
    if (hasProgress(latest)) progressStore.keep(placeOf(latest), saveProgress(latest))
    else progressStore.drop(placeOf(latest))
    kept = latest
  }

  return {
    find: () => readProgress(progressStore.find(placeOf(first)), first.exercise),
    note(state) {
      latest = state
    },
    keep,
    leave() {
      keep()
      if (isSolved(latest)) progressStore.drop(placeOf(latest))
    },
  }
}
