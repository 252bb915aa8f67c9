import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react'
import { useSaveOnLeave } from '@/components/exercise/autosave/use-save-on-leave'
import type { Conflict } from './attempt'
import { createExamKeeper, type ExamPlace } from './exam-keeper'
import { type ExamEvent, type ExamState, examReducer, initialExamState } from './exam-state'

/** Saved after this long without another step, so that typing does not write at every key. */
const REST_MS = 400
const TICK_MS = 1000
/**
 * The most that one tick may take off. Browsers slow the timers of a hidden page down to one a minute; a longer gap
 * means that the machine was asleep, and who closes the lid has left.
 */
const LONGEST_TICK_MS = 90_000

/** An exam that one account writes, with what happened to it elsewhere. */
export interface ExamControl {
  readonly state: ExamState
  readonly dispatch: Dispatch<ExamEvent>
  readonly conflict: Conflict | undefined
  /** Goes on with this copy, or with that which is kept on the server. */
  settle(which: 'here' | 'there'): void
  /** Throws the attempt away. */
  restart(): void
  /** Hands in what is there. @throws ApiError as the call does */
  handIn(signal: AbortSignal): Promise<void>
}

/** An exam that one account writes: it is kept here and on the server, and its clock runs while it is worked on. */
export function useExam(place: ExamPlace): ExamControl {
  const { paper } = place
  const [state, dispatch] = useReducer(
    (current: ExamState, event: ExamEvent) => examReducer(paper, current, event),
    paper,
    initialExamState,
  )
  const [conflict, setConflict] = useState<Conflict>()
  const [keeper] = useState(() =>
    createExamKeeper(place, {
      onConflict(found) {
        setConflict(found)
        dispatch({ type: 'paused' })
      },
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => {
    const { attempt, conflict: found } = keeper.find(place.kept)
    if (attempt) dispatch({ type: 'restored', state: attempt.state })
    if (found) setConflict(found)
    return keeper.watchConnection()
  }, [keeper])

  useEffect(() => {
    keeper.note(state)
    const timer = setTimeout(keeper.keepStep, REST_MS)
    return () => clearTimeout(timer)
  }, [keeper, state])

  useSaveOnLeave(keeper)
  useClock(state.phase === 'working', dispatch)

  const settle = useCallback(
    (which: 'here' | 'there') => {
      setConflict(undefined)
      if (conflict?.kind === 'ended') {
        keeper.drop()
        dispatch({ type: 'restarted' })
      } else if (conflict) {
        const { there } = conflict
        if (which === 'there') {
          keeper.takeTheirs(there)
          dispatch({ type: 'replaced', state: there.state })
        } else void keeper.keepMine(there)
      }
    },
    [conflict, keeper],
  )
  const restart = useCallback(() => {
    keeper.discard(state.attemptId)
    dispatch({ type: 'restarted' })
  }, [keeper, state.attemptId])
  const handIn = useCallback((signal: AbortSignal) => keeper.handIn(state, signal), [keeper, state])
  return { state, dispatch, conflict, settle, restart, handIn }
}

/** Tells the time that passes, in milliseconds. */
function useClock(isRunning: boolean, dispatch: Dispatch<ExamEvent>): void {
  useEffect(() => {
    if (!isRunning) return
    let last = Date.now()
    const tick = () => {
      const now = Date.now()
      const passed = Math.min(Math.max(now - last, 0), LONGEST_TICK_MS)
      last = now
      dispatch({ type: 'ticked', ms: passed })
    }
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, dispatch])
}
