import { type Dispatch, useEffect, useState } from 'react'
import type { PlayerEvent } from '@/components/exercise/player/player-reducer'
import type { PlayerState } from '@/components/exercise/player/player-state'
import { createExerciseAutosave } from './exercise-autosave'
import { useSaveOnLeave } from './use-save-on-leave'

/** Saved after this long without another step, so that typing does not write at every key. */
const REST_MS = 400

/**
 * Has what a pupil does survive a reload, a change of page and a new sign-in. It goes when the exercise is left solved,
 * and when its numbers are renewed.
 *
 * @param account whose progress it is; without one, nothing is kept.
 */
export function useExerciseAutosave(
  state: PlayerState,
  dispatch: Dispatch<PlayerEvent>,
  { account, exerciseId }: { readonly account: string | undefined; readonly exerciseId: string },
): void {
  const [autosave] = useState(() =>
    account === undefined ? undefined : createExerciseAutosave(account, exerciseId, state),
  )

  useEffect(() => {
    const progress = autosave?.find()
    if (!progress) return
    const isFieldLeft = document.activeElement?.matches('[data-control] *') ?? false
    dispatch({ type: 'restored', progress, isFieldLeft })
  }, [autosave, dispatch])

  useEffect(() => {
    autosave?.note(state)
    const timer = setTimeout(() => autosave?.keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [autosave, state])

  useSaveOnLeave(autosave)
}
