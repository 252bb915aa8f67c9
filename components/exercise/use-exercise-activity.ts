import { useEffect, useMemo, useRef } from 'react'
import { createActivityLogger, type LogActivity } from '@/lib/client/activity-logger'
import { solvedInvalidation } from '@/lib/client/invalidation-flag'
import { exerciseVariantKey } from '@/lib/domain/exercise/model/exercise-path'
import { isSolved, type PlayerState } from './player/player-state'

/** One run of an exercise: the numbers that the pupil has before them. */
interface Run {
  readonly number: number
  /** Address of the exercise with its seed and level. */
  readonly url: string
}

/**
 * Logs what a signed-in pupil does with an exercise: the start and the solution of each run, once, and the closing. A
 * page that comes back from the browser's memory starts anew.
 */
export function useExerciseActivity(userId: string | undefined, exerciseId: string, state: PlayerState): void {
  const { logActivity, logOnLeaving } = useMemo(() => createActivityLogger(userId), [userId])
  const { run: number, exercise, subTasks, phase, isCelebrated } = state
  const url = exerciseVariantKey(exerciseId, exercise)
  const run = useMemo<Run>(() => ({ number, url }), [number, url])

  const usedHints = subTasks.reduce((sum, { hints }) => sum + hints.length, 0)
  const solved = isSolved(state)
  // What was solved before a reload is found as celebrated. Where a solution is marked by oneself, the congratulation waits.
  const isNews = !isCelebrated || (phase.name === 'celebrating' && phase.isFirst)
  const solvedRun = useRef<number>(undefined)
  useEffect(() => {
    if (!solved || solvedRun.current === run.number) return
    solvedRun.current = run.number
    if (!isNews) return
    solvedInvalidation.set()
    logActivity('exerciseSolved', { url: run.url, usedHints })
  }, [logActivity, run, solved, isNews, usedHints])

  useStartAndClose(run, logActivity, logOnLeaving)
}

/** A tab that is only hidden stays open: nobody closes an exercise by looking something up. */
function useStartAndClose(run: Run, logActivity: LogActivity, logOnLeaving: LogActivity): void {
  const newest = useRef(run)
  const open = useRef<Run>(undefined)
  const isMounted = useRef(false)

  useEffect(() => {
    newest.current = run
    if (open.current?.number === run.number) return
    open.current = run
    logActivity('exerciseStart', { url: run.url })
  }, [logActivity, run])

  useEffect(() => {
    const close = (log: LogActivity) => {
      if (open.current) log('exerciseClose', { url: open.current.url })
      open.current = undefined
    }
    const handlePageHide = () => close(logOnLeaving)
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      open.current = newest.current
      logActivity('exerciseStart', { url: newest.current.url })
    }
    isMounted.current = true
    window.addEventListener('pagehide', handlePageHide)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      isMounted.current = false
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
      // React's strict mode takes effects away and puts them back at once, which is no closing.
      queueMicrotask(() => {
        if (!isMounted.current) close(logActivity)
      })
    }
  }, [logActivity, logOnLeaving])
}
