import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { useSaveOnLeave } from '@/components/exercise/autosave/use-save-on-leave'
import type { DraftKey } from '@/lib/client/draft-store'
import { examModePath } from '@/lib/domain/exam/model'
import { examDraftStore, parseExam, serializeExam } from './exam-draft-store'
import { type ExamEvent, type ExamPaper, type ExamState, examReducer, initialExamState } from './exam-state'

/** Saved after this long without another step, so that typing does not write at every key. */
const REST_MS = 400
/** Of the running clock alone no less is written: what is kept is the whole exam. */
const TIME_WORTH_KEEPING_MS = 10_000
const TICK_MS = 1000
/**
 * The most that one tick may take off. Browsers slow the timers of a hidden page down to one a minute; a longer gap
 * means that the machine was asleep, and who closes the lid has left.
 */
const LONGEST_TICK_MS = 90_000

/** An exam that one account writes: it is kept in the browser, and its clock runs while it is worked on. */
export function useExam(paper: ExamPaper, setId: string, account: string): [ExamState, Dispatch<ExamEvent>] {
  const [state, dispatch] = useReducer(
    (current: ExamState, event: ExamEvent) => examReducer(paper, current, event),
    paper,
    initialExamState,
  )
  useKeptExam(state, dispatch, { paper, place: { account, path: examModePath(setId) } })
  useClock(state.phase === 'working', dispatch)
  return [state, dispatch]
}

interface Kept {
  readonly paper: ExamPaper
  readonly place: DraftKey
}

function useKeptExam(state: ExamState, dispatch: Dispatch<ExamEvent>, { paper, place }: Kept): void {
  const [autosave] = useState(() => createKeeper(place, paper))

  useEffect(() => {
    const kept = autosave.find()
    if (kept) dispatch({ type: 'restored', state: kept })
  }, [autosave, dispatch])

  useEffect(() => {
    autosave.note(state)
    const timer = setTimeout(autosave.keepStep, REST_MS)
    return () => clearTimeout(timer)
  }, [autosave, state])

  useSaveOnLeave(autosave)
}

function createKeeper(place: DraftKey, paper: ExamPaper) {
  /** Before the first step nothing is written: it would take the place of what was kept and is not read yet. */
  let latest: ExamState | undefined
  let first: ExamState | undefined
  let kept: ExamState | undefined
  function keep(): void {
    if (!latest) return
    const saved = serializeExam(latest, paper)
    if (saved) examDraftStore.keep(place, saved)
    else examDraftStore.drop(place)
    kept = latest
    latest = undefined
  }
  return {
    find: () => parseExam(examDraftStore.find(place), paper),
    note(state: ExamState) {
      first ??= state
      latest = state === first ? undefined : state
    },
    /** For every step: the clock's alone are too small to be kept one by one. */
    keepStep() {
      if (latest && !(kept && isMereTime(kept, latest))) keep()
    },
    keep,
    leave: keep,
  }
}

/** Whether nothing has happened since the exam was kept but that a little time has passed. */
function isMereTime(kept: ExamState, { remainingMs, ...rest }: ExamState): boolean {
  if (kept.remainingMs - remainingMs >= TIME_WORTH_KEEPING_MS) return false
  return Object.entries(rest).every(([name, value]) => kept[name as keyof ExamState] === value)
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
