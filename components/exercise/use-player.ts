import { useReducer } from 'react'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { ApiError } from '@/lib/client/api'
import { checkAnswers, requestHint } from '@/lib/client/exercise'
import type { GeneratedExercise, PublicExercise } from '@/lib/exercise/model'
import { type ControlState, toAnswer } from './control-state'
import { findGap } from './gaps'
import {
  isActive,
  type PlayerCall,
  type PlayerEvent,
  type PlayerState,
  reducePlayer,
  selectedRef,
  selectedSubtask,
  startPlayer,
} from './player-state'
import { loadRenewal } from './warm-up'

/** What a pupil can do, besides what is only about one control. */
export interface PlayerActions {
  /** Checks the sub-task on the screen, or goes on from it when it is done. */
  readonly submit: () => void
  readonly next: () => void
  readonly askHint: () => void
  /** The same exercise with new numbers, from the beginning. */
  readonly renew: () => void
  readonly retry: (call: PlayerCall) => void
  readonly edit: (index: number, control: ControlState) => void
  readonly select: (index: number) => void
  readonly closeMessage: () => void
  readonly closeCelebration: () => void
}

/** The state of the player, and what a pupil can do in it. */
export function usePlayer(exercise: PublicExercise, generated: GeneratedExercise) {
  const [state, dispatch] = useReducer(reducePlayer, generated, (first) => startPlayer(first))

  async function call(name: PlayerCall): Promise<void> {
    if (state.phase.name === 'calling') return
    dispatch({ type: 'called', call: name })
    try {
      dispatch(await calls[name](exercise, state))
    } catch (error) {
      dispatch({ type: 'call-failed', call: name, code: error instanceof ApiError ? error.code : 'internal' })
      if (!(error instanceof ApiError)) throw error
    }
  }

  function check(): void {
    const gap = findGap(selectedSubtask(state).controls)
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
    edit: (index, control) => dispatch({ type: 'edited', index, control }),
    select: (index) => dispatch({ type: 'step-selected', index }),
    closeMessage: () => dispatch({ type: 'message-closed' }),
    closeCelebration: () => dispatch({ type: 'celebration-closed' }),
  }
  return { state, actions }
}

type Call = (exercise: PublicExercise, state: PlayerState) => Promise<PlayerEvent>

const calls: Record<PlayerCall, Call> = {
  check: async ({ id }, state) => {
    const answers = selectedSubtask(state).controls.map(toAnswer)
    return { type: 'checked', result: await checkAnswers(id, { ...selectedRef(state), answers }) }
  },
  hint: async ({ id }, state) => {
    const last = selectedSubtask(state).hints.at(-1) ?? ''
    // The renderer comes along, so that a hint shows at once as it should.
    const [result] = await Promise.all([requestHint(id, { ...selectedRef(state), hint: last }), loadRichText()])
    return { type: 'hint-given', result }
  },
  renewal: async (exercise, state) => {
    const [{ generateAnew }] = await Promise.all([loadRenewal(), loadRichText()])
    return { type: 'renewed', exercise: generateAnew(exercise, state.exercise.difficultyLevel) }
  },
}
