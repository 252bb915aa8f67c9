import { callApi, hasFailedWith } from '@/lib/client/api'
import type { DraftKey } from '@/lib/client/draft-store'
import { type ExamAttempts, examModePath } from '@/lib/domain/exam/model'
import { type Attempt, type Conflict, reconcile, runningAttempt } from './attempt'
import { type Change, createAttemptUploads } from './attempt-uploads'
import { examDraftStore } from './exam-draft-store'
import { toProgress } from './exam-progress'
import type { ExamPaper, ExamState } from './exam-state'

/** Of the running clock alone no less is written: what is kept is the whole exam. */
const TIME_WORTH_KEEPING_MS = 10_000

/** What an exam is about and whose it is. */
export interface ExamPlace {
  readonly paper: ExamPaper
  readonly setId: string
  readonly account: string
  /** What the server kept when the page was made. */
  readonly kept: ExamAttempts
}

interface KeeperEvents {
  readonly onConflict: (conflict: Conflict) => void
}

/** Keeps an exam in this browser at each step, and by and by on the server. */
export function createExamKeeper({ paper, setId, account }: ExamPlace, { onConflict }: KeeperEvents) {
  const place: DraftKey = { account, path: examModePath(setId) }
  const uploads = createAttemptUploads(
    { setId, account },
    { onSend: write, onUploaded: write, onElsewhere: () => void lookElsewhere() },
  )
  /** Before the first step nothing is written: it would take the place of what was kept and is not read yet. */
  let latest: ExamState | undefined
  let first: ExamState | undefined
  let kept: ExamState | undefined
  /** What the server had already when it was read here. */
  let restored: ExamState | undefined

  function keep(): void {
    if (!latest || latest === kept) return
    const change = changeOf(kept, latest)
    kept = latest
    latest = undefined
    if (kept !== restored) upload(kept, change)
    write()
  }
  function upload(state: ExamState, change: Change): void {
    const progress = toProgress(state, paper)
    if (progress) uploads.note({ attemptId: state.attemptId, progress }, change)
  }
  function write(): void {
    if (kept) examDraftStore.keep(place, { state: kept, ...uploads.standing() }, paper)
  }
  /** @returns whether it can go on as it is; else it has been asked about. */
  async function lookElsewhere(): Promise<boolean> {
    const here = latest ?? kept
    const attempts = await callApi('GET /exams/{id}/attempts', { params: { id: setId } }).catch(() => undefined)
    if (!here) return false
    const { revision, sent } = uploads.standing()
    if (!attempts) {
      // Refused again, it is looked at again.
      uploads.resumeFrom(revision, sent)
      upload(here, 'time')
      return false
    }
    const there = runningAttempt(attempts, paper)
    const mine: Attempt = { state: here, revision, isUploaded: false, sent }
    const endedIds = attempts.finished.map(({ attemptId }) => attemptId)
    const { conflict } = reconcile({ here: mine, there, endedIds, paper })
    if (conflict) {
      onConflict(conflict)
      return false
    }
    uploads.resumeFrom(there?.revision ?? 0)
    upload(here, 'answers')
    return true
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
      uploads.resumeFrom(found.attempt?.revision ?? 0, found.attempt?.sent)
      if (found.conflict) uploads.halt()
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
    /** Goes on from the copy of the server. */
    takeTheirs: ({ revision }: Attempt) => uploads.resumeFrom(revision),
    /** Goes on with what is here in place of that copy. */
    async keepMine(theirs: Attempt): Promise<void> {
      const state = latest ?? kept
      uploads.resumeFrom(theirs.revision)
      if (theirs.state.attemptId !== state?.attemptId) await uploads.discard(theirs.state.attemptId)
      if (state) upload(state, 'answers')
    },
    drop: () => examDraftStore.drop(place),
    discard: (attemptId: string) => void uploads.discard(attemptId),
    watchConnection: uploads.watchConnection,
    /** @param state as it is handed in: it may not have been noted yet, and must be the same however often it is sent */
    async handIn(state: ExamState, signal: AbortSignal): Promise<void> {
      const progress = toProgress(state, paper)
      if (!progress) return
      latest = state
      keep()
      const { attemptId } = state
      for (let isSettled = false; !isSettled; ) {
        const body = { attemptId, revision: await uploads.settle(), progress, account }
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

function changeOf(before: ExamState | undefined, after: ExamState): Change {
  if (before && isOnlyLater(before, after)) return 'time'
  const isSame = before?.tasks === after.tasks && before.leftOut === after.leftOut && before.part === after.part
  return isSame ? 'step' : 'answers'
}

/** Whether nothing has happened between two states but that time has passed. */
function isOnlyLater({ remainingMs: _, spentMs: __, ...one }: ExamState, other: ExamState): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof ExamState] === value)
}

/** Whether that time is too little to be kept. */
function isMereTime(kept: ExamState, latest: ExamState): boolean {
  return kept.remainingMs - latest.remainingMs < TIME_WORTH_KEEPING_MS && isOnlyLater(kept, latest)
}
