import { hashOf } from '@/components/exercise/autosave/control-draft'
import type { ExamAttempts, ExamProgress } from '@/lib/domain/exam/model'
import { parseProgress, toProgress } from './exam-progress'
import type { ExamPaper, ExamState } from './exam-state'

/** An attempt as one place knows it: this browser, or the server. */
export interface Attempt {
  readonly state: ExamState
  /** Of the server's copy that this one goes on from; 0 without one. */
  readonly revision: number
  /** Whether the server has all answers of it. */
  readonly isUploaded: boolean
  /** Marks of the answers that were sent to go on from this revision, and of which it is not known whether they arrived. */
  readonly sent: readonly string[]
}

/** Drawn here, since an exam can be begun without a connection. `randomUUID` is only there over https. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the server keeps as running; `undefined` without one that fits the paper. */
export function runningAttempt({ running }: ExamAttempts, paper: ExamPaper): Attempt | undefined {
  if (!running) return undefined
  const { attemptId, revision, progress } = running
  const state = parseProgress(attemptId, progress, paper)
  return state && { state, revision, isUploaded: true, sent: [] }
}

/** Two copies that each have something which the other lacks, or one that was handed in elsewhere. */
export type Conflict =
  | { readonly kind: 'both'; readonly there: Attempt }
  | { readonly kind: 'ended'; readonly attemptId: string }

interface Copies {
  readonly here: Attempt | undefined
  readonly there: Attempt | undefined
  /** The ids of the attempts that were handed in. */
  readonly endedIds: readonly string[]
  readonly paper: ExamPaper
}

/**
 * What to go on with, of what is kept in this browser and on the server: what was typed is given up only where the other
 * copy has it too, or after asking.
 */
export function reconcile({ here, there, endedIds, paper }: Copies): { attempt?: Attempt; conflict?: Conflict } {
  if (here && endedIds.includes(here.state.attemptId)) {
    if (!here.isUploaded) return { attempt: here, conflict: { kind: 'ended', attemptId: here.state.attemptId } }
    return there ? { attempt: there } : {}
  }
  if (!here || !there) {
    if (there) return { attempt: there }
    // What was deleted elsewhere, after all of it had arrived there, is gone here too.
    if (!here || (here.isUploaded && here.revision > 0)) return {}
    return { attempt: { ...here, revision: 0 } }
  }
  if (here.revision === there.revision && here.state.attemptId === there.state.attemptId) return { attempt: here }
  if (hasSameAnswers(here.state, there.state, paper)) {
    // The later one of the two: less of its time is left.
    const { state } = here.state.remainingMs <= there.state.remainingMs ? here : there
    return { attempt: { state, revision: there.revision, isUploaded: false, sent: [] } }
  }
  // It came from here, and only the answer of the server was lost.
  const isOwn = there.revision === here.revision + 1 && here.sent.includes(answersMark(there.state, paper))
  if (isOwn) return { attempt: { ...here, revision: there.revision, sent: [] } }
  if (here.isUploaded) return { attempt: there }
  return { attempt: here, conflict: { kind: 'both', there } }
}

function hasSameAnswers(one: ExamState, other: ExamState, paper: ExamPaper): boolean {
  return answersMark(one, paper) === answersMark(other, paper)
}

/** Equal for what has the same answers in the same attempt. */
export function answersMark(state: ExamState, paper: ExamPaper): string {
  const progress = toProgress(state, paper)
  return progress ? markOf(state.attemptId, progress) : ''
}

/** `answersMark` of what is sent. */
export function markOf(attemptId: string, { part, leftOut, tasks }: ExamProgress): string {
  return hashOf(JSON.stringify([attemptId, part, leftOut, tasks.map(({ drafts }) => drafts)]))
}
