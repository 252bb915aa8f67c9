import { type Dispatch, useEffect, useState } from 'react'
import type { PlayerEvent } from '../player/player-reducer'
import type { PlayerState } from '../player/player-state'
import { createProgressKeeper } from './progress-keeper'
import { useKeepingOnLeave } from './use-keeping-on-leave'

/** Saved after this long without another step, so that typing does not write at every key. */
const REST_MS = 400

/**
 * Has what a pupil does survive a reload, a change of page and a new sign-in. It goes when the exercise is left solved,
 * and when its numbers are renewed.
 *
 * @param account whose progress it is; without one, nothing is kept.
 */
export function useProgress(
  state: PlayerState,
  dispatch: Dispatch<PlayerEvent>,
  { account, exerciseId }: { readonly account: string | undefined; readonly exerciseId: string },
): void {
  const [keeper] = useState(() =>
    account === undefined ? undefined : createProgressKeeper(account, exerciseId, state),
  )

  useEffect(() => {
    const progress = keeper?.find()
    if (!progress) return
    const isFieldLeft = document.activeElement?.matches('[data-control] *') ?? false
    dispatch({ type: 'restored', progress, isFieldLeft })
  }, [keeper, dispatch])

  useEffect(() => {
    keeper?.note(state)
    const timer = setTimeout(() => keeper?.keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [keeper, state])

  useKeepingOnLeave(keeper)
}
