import { useEffect, useReducer, useRef } from 'react'
import { useExerciseAutosave } from '@/components/exercise/autosave/use-exercise-autosave'
import { asApiError } from '@/lib/client/api'
import { type RetryStatus, withRetry } from '@/lib/client/retry/with-retry'
import type { GeneratedExercise, PublicExercise } from '@/lib/domain/exercise/model'
import type { ControlState } from './control-state'
import { findIncompleteField } from './find-incomplete-field'
import { playerCalls } from './player-calls'
import { type PlayerEvent, playerReducer } from './player-reducer'
import { initialPlayerState, isActive, type PlayerCall, selectedSubtask } from './player-state'

/** What a pupil can do, besides what is only about one control. */
export interface PlayerActions {
  /** Checks the sub-task on the screen, or goes on from it when it is done. */
  readonly submit: () => void
  readonly next: () => void
  readonly askHint: () => void
  /** The same exercise with new numbers, from the beginning. */
  readonly renew: () => void
  readonly retry: (call: PlayerCall) => void
  /** Does not wait any longer for an answer that is late. */
  readonly giveUp: () => void
  readonly edit: (index: number, control: ControlState) => void
  readonly select: (index: number) => void
  readonly closeMessage: () => void
  readonly closeCelebration: () => void
}

/**
 * The state of the player, and what a pupil can do in it.
 *
 * @param account whose progress is kept, if anyone's.
 */
export function usePlayer(exercise: PublicExercise, generated: GeneratedExercise, account: string | undefined) {
  const [state, dispatch] = useReducer(playerReducer, generated, (first) => initialPlayerState(first))
  /** Aborting it gives up the call that is under way. */
  const ongoing = useRef<AbortController>(undefined)
  const isCalling = state.phase.name === 'calling'
  useExerciseAutosave(state, dispatch, { account, exerciseId: exercise.id })

  useEffect(() => {
    if (!isCalling) return
    return () => {
      ongoing.current?.abort()
      ongoing.current = undefined
    }
  }, [isCalling])

  async function call(name: PlayerCall): Promise<void> {
    if (ongoing.current) return
    const own = new AbortController()
    ongoing.current = own
    const { signal } = own
    /** Nobody wants to hear any more of a call that was given up. */
    const tell = (event: PlayerEvent) => signal.aborted || dispatch(event)
    dispatch({ type: 'called', call: name })
    try {
      const onTrouble = (trouble: RetryStatus) => tell({ type: 'delayed', trouble })
      tell(await playerCalls[name](exercise, state, (send) => withRetry(send, { signal, onTrouble })))
    } catch (error) {
      if (!signal.aborted) tell({ type: 'call-failed', call: name, code: asApiError(error).code })
    } finally {
      if (ongoing.current === own) ongoing.current = undefined
    }
  }

  function check(): void {
    const gap = findIncompleteField(selectedSubtask(state).controls)
    if (gap) dispatch({ type: 'gap-found', gap })
    else void call('check')
  }

  const next = () => dispatch({ type: 'next-asked' })
  const actions: PlayerActions = {
    submit: isActive(state) ? check : next,
    next,
    askHint: () => void call('hint'),
    renew: () => void call('renewal'),
    retry: (name) => void call(name),
    giveUp: () => dispatch({ type: 'given-up' }),
    edit: (index, control) => dispatch({ type: 'edited', index, control }),
    select: (index) => dispatch({ type: 'step-selected', index }),
    closeMessage: () => dispatch({ type: 'message-closed' }),
    closeCelebration: () => dispatch({ type: 'celebration-closed' }),
  }
  return { state, actions }
}
