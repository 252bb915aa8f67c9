import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useExerciseAutosave } from '@/components/exercise/autosave/use-exercise-autosave'
import { asApiError } from '@/lib/client/api'
import { type RetryStatus, withRetry } from '@/lib/client/retry/with-retry'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import type { RoundProgress } from '@/lib/domain/practice/model/round-progress'
import type { ControlState } from './control-state'
import { findIncompleteField } from './find-incomplete-field'
import { type PlayerCalls, playerCalls } from './player-calls'
import { type PlayerEvent, playerReducer } from './player-reducer'
import { initialPlayerState, isActive, type PlayerCall, resumedPlayerState, selectedSubtask } from './player-state'
import { useNextNumbers } from './use-next-numbers'

/** What a pupil can do, besides what is only about one control. */
export interface PlayerActions {
  /** Checks the sub-task on the screen, once a hint that was asked for is there; or goes on from it when it is done. */
  readonly submit: () => void
  readonly next: () => void
  readonly askHint: () => void
  /** The same exercise from the beginning: with new numbers, where it has others. */
  readonly renew: () => void
  /** What `renew` has taken away is there again. */
  readonly undoRenewal: () => void
  /** It cannot be had back any more. */
  readonly keepRenewal: () => void
  readonly retry: (call: PlayerCall) => void
  /** Does not wait any longer for an answer that is late. */
  readonly giveUp: () => void
  readonly edit: (index: number, control: ControlState) => void
  readonly select: (index: number) => void
  readonly closeMessage: () => void
  /** Back from a message to the field that it is about, with what it says still there. */
  readonly tryAgain: () => void
  /** What was said of a wrong answer is past for who is in a field again. */
  readonly enterField: () => void
  /** From the worked solution to the answer. */
  readonly answerWorkedOut: () => void
  readonly closeCelebration: () => void
}

interface OngoingCall {
  readonly name: PlayerCall
  /** Aborting it gives the call up. */
  readonly own: AbortController
}

interface PlayedExercise {
  readonly exerciseId: string
  /** Whether it is the same for every seed, as a task of an exam is. */
  readonly isFixed: boolean
  /** What was done of it before, on another device or page. */
  readonly resume?: RoundProgress | undefined
  /** Where it was opened. */
  readonly from?: ClaimedSource | undefined
}

/**
 * The state of the player, and what a pupil can do in it.
 *
 * @param account whose progress is kept, if anyone's.
 * @param calls where the answers go.
 */
export function usePlayer(
  { exerciseId, isFixed, resume, from }: PlayedExercise,
  generated: GeneratedExercise,
  account: string | undefined,
  calls: PlayerCalls = playerCalls(from),
) {
  const [state, dispatch] = useReducer(playerReducer, generated, (first) => {
    const start = initialPlayerState(first)
    return resume ? resumedPlayerState(start, resume) : start
  })
  const findNext = useNextNumbers(exerciseId, state, !isFixed && account !== undefined)
  const ongoing = useRef<OngoingCall>(undefined)
  const isCalling = state.phase.name === 'calling'
  /** A check was asked for while a hint was on its way. */
  const isCheckWaiting = useRef(false)
  useExerciseAutosave(state, dispatch, { account, exerciseId })

  // At once with the end of a call, before a press can begin the next: that one would be given up in its place.
  useLayoutEffect(() => {
    if (!isCalling) return
    return () => {
      ongoing.current?.own.abort()
      ongoing.current = undefined
    }
  }, [isCalling])

  async function call(name: PlayerCall): Promise<void> {
    if (ongoing.current) return
    const own = new AbortController()
    ongoing.current = { name, own }
    const { signal } = own
    /** Nobody wants to hear any more of a call that was given up. */
    const tell = (event: PlayerEvent) => signal.aborted || dispatch(event)
    dispatch({ type: 'called', call: name })
    try {
      const onTrouble = (trouble: RetryStatus) => tell({ type: 'delayed', trouble })
      tell(await calls[name](exerciseId, state, (send) => withRetry(send, { signal, onTrouble })))
    } catch (error) {
      if (!signal.aborted) tell({ type: 'call-failed', call: name, code: asApiError(error).code })
    } finally {
      if (ongoing.current?.own === own) ongoing.current = undefined
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a call lets go of what has waited for it
  useEffect(() => {
    if (isCalling || !isCheckWaiting.current) return
    isCheckWaiting.current = false
    check()
  }, [isCalling])

  function check(): void {
    // Both may have been pressed before the scripts came, and so come at once: the state does not know of the first yet.
    if (ongoing.current?.name === 'hint') {
      isCheckWaiting.current = true
      return
    }
    const gap = findIncompleteField(selectedSubtask(state).controls)
    if (gap) dispatch({ type: 'gap-found', gap })
    else void call('check')
  }

  /** Numbers that are here already are shown at once. */
  function renew(): void {
    const exercise = isFixed ? state.exercise : findNext()
    if (exercise) dispatch({ type: 'renewed', exercise })
    else void call('renewal')
  }

  const next = () => dispatch({ type: 'next-asked' })
  const actions: PlayerActions = {
    submit: isActive(state) ? check : next,
    next,
    askHint: () => void call('hint'),
    renew,
    undoRenewal: () => dispatch({ type: 'renewal-undone' }),
    keepRenewal: () => dispatch({ type: 'renewal-kept' }),
    retry: (name) => void call(name),
    giveUp: () => {
      isCheckWaiting.current = false
      dispatch({ type: 'given-up' })
    },
    edit: (index, control) => dispatch({ type: 'edited', index, control }),
    select: (index) => dispatch({ type: 'step-selected', index }),
    tryAgain: () => dispatch({ type: 'message-left' }),
    enterField: () => dispatch({ type: 'field-entered' }),
    answerWorkedOut: () => dispatch({ type: 'worked-out' }),
    closeMessage: () => dispatch({ type: 'message-closed' }),
    closeCelebration: () => dispatch({ type: 'celebration-closed' }),
  }
  return { state, actions }
}
