import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react'
import { useSaveOnLeave } from '@/components/exercise/autosave/use-save-on-leave'
import { callApi, hasFailedWith } from '@/lib/client/api'
import type { DraftKey } from '@/lib/client/draft-store'
import { type ExamAttempts, examModePath } from '@/lib/domain/exam/model'
import { type Attempt, type Conflict, reconcile, runningAttempt } from './attempt'
import { createAttemptUploads } from './attempt-uploads'
import { examDraftStore } from './exam-draft-store'
import { toProgress } from './exam-progress'
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

/** What an exam is about and whose it is. */
export interface ExamPlace {
  readonly paper: ExamPaper
  readonly setId: string
  readonly account: string
  /** What the server kept when the page was made. */
  readonly kept: ExamAttempts
}

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
    createKeeper(place, {
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
        keeper.settleWith(there.revision)
        if (which === 'there') dispatch({ type: 'replaced', state: there.state })
        else keeper.uploadAgain()
      }
    },
    [conflict, keeper],
  )
  const restart = useCallback(() => {
    keeper.discard(state.attemptId)
    dispatch({ type: 'restarted' })
  }, [keeper, state.attemptId])
  return { state, dispatch, conflict, settle, restart, handIn: keeper.handIn }
}

interface KeeperEvents {
  readonly onConflict: (conflict: Conflict) => void
}

/** Keeps an exam in this browser at each step, and by and by on the server. */
function createKeeper({ paper, setId, account }: ExamPlace, { onConflict }: KeeperEvents) {
  const place: DraftKey = { account, path: examModePath(setId) }
  const uploads = createAttemptUploads(setId, { onUploaded: write, onElsewhere: () => void lookElsewhere() })
  /** Before the first step nothing is written: it would take the place of what was kept and is not read yet. */
  let latest: ExamState | undefined
  let first: ExamState | undefined
  let kept: ExamState | undefined
  /** What the server had already when it was read here. */
  let restored: ExamState | undefined

  function keep(): void {
    if (!latest) return
    const isMereTime = kept !== undefined && isOnlyLater(kept, latest)
    kept = latest
    latest = undefined
    if (kept !== restored) upload(kept, isMereTime)
    write()
  }
  function upload(state: ExamState, isMereTime: boolean): void {
    const progress = toProgress(state, paper)
    if (progress) uploads.note({ attemptId: state.attemptId, progress }, isMereTime)
  }
  function write(): void {
    if (kept) examDraftStore.keep(place, { state: kept, ...uploads.standing() }, paper)
  }
  /** @returns whether it can go on as it is; else it has been asked about. */
  async function lookElsewhere(): Promise<boolean> {
    const here = latest ?? kept
    const attempts = await callApi('GET /exams/{id}/attempts', { params: { id: setId } }).catch(() => undefined)
    if (!attempts || !here) return false
    const there = runningAttempt(attempts, paper)
    const mine: Attempt = { state: here, revision: uploads.standing().revision, isUploaded: false }
    const endedIds = attempts.finished.map(({ attemptId }) => attemptId)
    const { conflict } = reconcile({ here: mine, there, endedIds, paper })
    if (conflict) onConflict(conflict)
    else settleWith(there?.revision ?? 0)
    if (!conflict) upload(here, false)
    return !conflict
  }
  function settleWith(revision: number): void {
    uploads.resumeFrom(revision)
  }
  function keepAndSend(): void {
    keep()
    uploads.sendAtOnce()
  }
  return {
    find(attempts: ExamAttempts) {
      const found = reconcile({
        here: examDraftStore.find(place, paper),
        there: runningAttempt(attempts, paper),
        endedIds: attempts.finished.map(({ attemptId }) => attemptId),
        paper,
      })
      uploads.resumeFrom(found.attempt?.revision ?? 0)
      if (found.attempt?.isUploaded) restored = found.attempt.state
      return found
    },
    note(state: ExamState) {
      first ??= state
      latest = state === first ? undefined : state
    },
    /** For every step: the clock's alone are too small to be kept one by one. */
    keepStep() {
      if (latest && !(kept && isMereTime(kept, latest))) keep()
    },
    keep: keepAndSend,
    leave: keepAndSend,
    settleWith,
    uploadAgain() {
      const state = latest ?? kept
      if (state) upload(state, false)
    },
    drop: () => examDraftStore.drop(place),
    discard: (attemptId: string) => void uploads.discard(attemptId),
    watchConnection: uploads.watchConnection,
    async handIn(signal: AbortSignal): Promise<void> {
      keep()
      const state = kept
      const progress = state && toProgress(state, paper)
      if (!state || !progress) return
      const { attemptId } = state
      for (let isSettled = false; !isSettled; ) {
        const body = { attemptId, revision: await uploads.settle(), progress }
        isSettled = await callApi('POST /exams/{id}/hand-in', { params: { id: setId }, body, signal }).then(
          () => true,
          async (error) => {
            if (hasFailedWith(error, 'conflict') && (await lookElsewhere())) return false
            throw error
          },
        )
      }
    },
  }
}

/** Whether nothing has happened between two states but that time has passed. */
function isOnlyLater({ remainingMs: _, spentMs: __, ...one }: ExamState, other: ExamState): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof ExamState] === value)
}

/** Whether that time is too little to be kept. */
function isMereTime(kept: ExamState, latest: ExamState): boolean {
  return kept.remainingMs - latest.remainingMs < TIME_WORTH_KEEPING_MS && isOnlyLater(kept, latest)
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
